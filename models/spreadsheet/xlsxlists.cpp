// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "xlsxlists.h"

#include "spreadsheet/cellrow.h"
#include "spreadsheet/words.h"
#include "spreadsheet/xmlscanner.h"
#include "spreadsheet/xmltext.h"

#include <QHash>

namespace storedesk::spreadsheet {

using Token = XmlScanner::Token;

bool appendRichText(XmlScanner &xml, QByteArray &to)
{
    const int outside = xml.depth();
    const auto begin = to.size();
    bool inText = false;
    for (auto token = xml.next(); token != Token::Stop; token = xml.next()) {
        if (token == Token::End && xml.depth() == outside)
            break;
        if (token == Token::Start && same(xml.name(), "rPh"))
            xml.skip();
        else if (token == Token::Start)
            inText = same(xml.name(), "t");
        else if (token == Token::End)
            inText = false;
        else if (inText)
            xml.appendText(to);
        if (to.size() - begin > longestText) {
            xml.fail(SpreadsheetWords::tr("A cell contains more than %1 MB of text.")
                         .arg(longestText / (1024 * 1024)));
            return false;
        }
    }
    resolveEscapes(to, begin);
    return true;
}

void readSharedTexts(XmlScanner &xml, SharedTexts &texts, qint64 most)
{
    QByteArray text;
    for (auto token = xml.next(); token != Token::Stop; token = xml.next()) {
        if (token != Token::Start || !same(xml.name(), "si"))
            continue;
        text.resize(0);
        if (!appendRichText(xml, text) || !texts.add(text) || texts.count() >= most)
            return;
    }
}

std::vector<NumberForm> readStyles(XmlScanner &xml)
{
    // Custom formats by number.
    QHash<int, NumberForm> own;
    std::vector<NumberForm> forms;
    bool ofCells = false;
    for (auto token = xml.next(); token != Token::Stop; token = xml.next()) {
        if (xml.name() == "cellXfs" && token != Token::Text)
            ofCells = token == Token::Start;
        if (token != Token::Start || (xml.name() != "numFmt" && xml.name() != "xf"))
            continue;
        const auto number = xml.attribute("numFmtId").value_or(QByteArray()).toInt();
        if (xml.name() == "numFmt")
            own.insert(number, formOfCode(xml.attribute("formatCode").value_or(QByteArray())));
        else if (ofCells)
            forms.push_back(own.contains(number) ? own.value(number) : formOfNumber(number));
    }
    return forms;
}

} // namespace storedesk::spreadsheet
