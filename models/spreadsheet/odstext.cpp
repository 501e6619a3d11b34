// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "odstext.h"

#include "spreadsheet/cellrow.h"
#include "spreadsheet/words.h"
#include "spreadsheet/xmlscanner.h"
#include "spreadsheet/xmltext.h"

#include <algorithm>

namespace storedesk::spreadsheet {

using Token = XmlScanner::Token;

namespace {

// Assembles a paragraph. White space is collapsed to one space and removed at the ends; explicit
// white space has tags.
class Paragraph final
{
public:
    explicit Paragraph(QByteArray &to)
        : m_to(to)
    { }

    void text(const XmlScanner &xml)
    {
        m_scratch.resize(0);
        xml.appendText(m_scratch);
        for (const char byte : std::as_const(m_scratch)) {
            if (isSpace(byte)) {
                m_space = m_begun;
                continue;
            }
            endSpace();
            m_to.append(byte);
        }
    }
    void exactly(char byte, qsizetype times)
    {
        endSpace();
        m_to.append(times, byte);
    }
    void finish() { m_space = false; }

private:
    void endSpace()
    {
        if (m_space)
            m_to.append(' ');
        m_space = false;
        m_begun = true;
    }

    QByteArray &m_to;
    QByteArray m_scratch;
    bool m_begun = false;
    // Whether there is a pending space, which is dropped at the end.
    bool m_space = false;
};

} // namespace

// Returns false if its content is not text of the cell.
static bool takeTag(XmlScanner &xml, Paragraph &paragraph)
{
    static constexpr qint64 mostSpaces = 1'000;
    const auto name = xml.name();
    if (same(name, "s")) {
        const auto count = xml.attribute("c").value_or("1").toLongLong();
        paragraph.exactly(' ', std::clamp<qint64>(count, 1, mostSpaces));
    } else if (same(name, "tab")) {
        paragraph.exactly('\t', 1);
    } else if (same(name, "line-break")) {
        paragraph.exactly('\n', 1);
    } else {
        return !same(name, "annotation") && !same(name, "note") && !same(name, "ruby-text")
            && !same(name, "frame");
    }
    return true;
}

static void appendParagraph(XmlScanner &xml, QByteArray &to)
{
    const int outside = xml.depth();
    Paragraph paragraph(to);
    for (auto token = xml.next(); token != Token::Stop; token = xml.next()) {
        if (token == Token::Text)
            paragraph.text(xml);
        else if (token == Token::End && xml.depth() == outside)
            return;
        else if (token == Token::Start && !takeTag(xml, paragraph))
            xml.skip();
        // Limit for a whole row.
        if (to.size() > longestText * 16)
            return xml.fail(SpreadsheetWords::tr("It contains a row that is too large."));
    }
}

void appendParagraphs(XmlScanner &xml, QByteArray &to)
{
    const int outside = xml.depth();
    bool first = true;
    for (auto token = xml.next(); token != Token::Stop; token = xml.next()) {
        if (token == Token::End && xml.depth() == outside)
            return;
        if (token != Token::Start)
            continue;
        if (!same(xml.name(), "p")) {
            xml.skip();
            continue;
        }
        if (!first)
            to.append('\n');
        first = false;
        appendParagraph(xml, to);
    }
}

} // namespace storedesk::spreadsheet
