// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "xlsxrows.h"

#include "spreadsheet/errortext.h"
#include "spreadsheet/sharedtexts.h"
#include "spreadsheet/valuetext.h"
#include "spreadsheet/words.h"
#include "spreadsheet/xlsxlists.h"
#include "spreadsheet/xmlscanner.h"
#include "spreadsheet/xmltext.h"

#include <algorithm>
#include <array>

namespace storedesk::spreadsheet {

using Token = XmlScanner::Token;

XlsxRows::XlsxRows(XmlScanner &xml, const Known &known, const RowSink &sink)
    : m_xml(xml)
    , m_known(known)
    , m_sink(sink)
{ }

void XlsxRows::read()
{
    bool inside = false;
    for (auto token = m_xml.next(); token != Token::Stop && !m_enough; token = m_xml.next()) {
        if (token == Token::Text)
            continue;
        if (same(m_xml.name(), "sheetData"))
            inside = token == Token::Start;
        else if (inside && token == Token::Start && same(m_xml.name(), "row"))
            readRow();
    }
}

void XlsxRows::readRow()
{
    const int outside = m_xml.depth();
    qint64 number = 0;
    for (auto attribute = m_xml.attributes(); attribute.next() && number == 0;)
        number = same(attribute.name(), "r") ? countOf(attribute.raw()) : 0;
    // A row without a number, or with a number that has already been used, follows the last row.
    m_number = number > m_number ? number : m_number + 1;
    if (m_number > mostRows)
        return m_xml.fail(SpreadsheetWords::tr("It has more rows than a sheet can have."));
    m_row.clear();
    m_column = -1;
    for (auto token = m_xml.next(); token != Token::Stop; token = m_xml.next()) {
        if (token == Token::End && m_xml.depth() == outside)
            break;
        if (token == Token::Start && same(m_xml.name(), "c"))
            readCell();
    }
    if (m_xml.failed() || m_row.isEmpty())
        return;
    ++m_told;
    m_enough = !m_sink(m_number, m_row.cells());
}

int XlsxRows::columnOf(QByteArrayView reference)
{
    int column = 0;
    for (const char byte : reference) {
        const auto letter = static_cast<char>(byte & ~0x20);
        if (letter < 'A' || letter > 'Z' || column > mostColumns)
            break;
        column = column * 26 + (letter - 'A' + 1);
    }
    return column - 1;
}

bool XlsxRows::readTag()
{
    m_type = Type::Number;
    m_style = 0;
    m_formula = false;
    int column = m_column + 1;
    for (auto attribute = m_xml.attributes(); attribute.next();) {
        const auto value = attribute.raw();
        if (same(attribute.name(), "r")) {
            const int said = columnOf(value);
            column = said < 0 ? column : said;
        } else if (same(attribute.name(), "s")) {
            m_style = static_cast<std::size_t>(std::max<qint64>(countOf(value), 0));
        } else if (same(attribute.name(), "t")) {
            m_type = same(value, "s")      ? Type::Shared
                : same(value, "str")       ? Type::Text
                : same(value, "inlineStr") ? Type::Inline
                : same(value, "b")         ? Type::Boolean
                : same(value, "d")         ? Type::Date
                : same(value, "e")         ? Type::Error
                                           : Type::Number;
        }
    }
    m_column = column;
    if (column < mostColumns)
        return true;
    m_xml.fail(SpreadsheetWords::tr("It has more columns than a sheet can have."));
    return false;
}

void XlsxRows::readCell()
{
    const int outside = m_xml.depth();
    if (!readTag())
        return;
    auto &text = m_row.text();
    if (const auto value = m_xml.onlyChild("<v>", "</v></c>")) {
        text.append(*value);
        return put(m_column);
    }
    bool inValue = false;
    for (auto token = m_xml.next(); token != Token::Stop; token = m_xml.next()) {
        if (token == Token::Text) {
            if (inValue)
                m_xml.appendText(text);
        } else if (token == Token::End) {
            if (m_xml.depth() == outside)
                break;
            inValue = false;
        } else if (same(m_xml.name(), "is")) {
            m_type = Type::Inline;
            if (!appendRichText(m_xml, text))
                return;
        } else {
            inValue = same(m_xml.name(), "v");
            m_formula = m_formula || same(m_xml.name(), "f");
        }
        if (text.size() - m_row.begun() > longestText)
            return m_xml.fail(SpreadsheetWords::tr("A cell contains more than %1 MB of text.")
                                  .arg(longestText / (1024 * 1024)));
    }
    put(m_column);
}

void XlsxRows::putShared(int column)
{
    const auto &text = m_row.text();
    const auto digits = QByteArrayView(text).sliced(m_row.begun()).trimmed();
    if (digits.isEmpty())
        return;
    const auto number = countOf(digits);
    const bool isThere = number >= 0 && number < m_known.texts.count();
    if (!isThere && !m_known.beginning)
        return m_xml.fail(SpreadsheetWords::tr("A cell refers to missing text."));
    m_row.drop();
    m_row.refer(column, isThere ? m_known.texts.at(number) : QByteArrayView("\u2026"));
}

// An error must not be mistaken for a text or a blank cell.
void XlsxRows::putError(int column)
{
    auto &text = m_row.text();
    if (!isErrorValue(QByteArrayView(text).sliced(m_row.begun()))) {
        m_row.drop();
        text.append(unknownError);
    }
    m_row.put(column);
}

// The stored value is at the position where the cell's text will be written.
void XlsxRows::putValue(const NumberForm &form)
{
    auto &text = m_row.text();
    const auto written = QByteArrayView(text).sliced(m_row.begun()).trimmed();
    std::array<char, 64> room;
    const auto size = std::min<qsizetype>(written.size(), std::ssize(room));
    std::copy_n(written.begin(), size, room.begin());
    const QByteArrayView stored(room.data(), size);
    m_row.drop();
    if (m_type == Type::Boolean)
        text.append(same(stored, "1") || same(stored, "true") ? "TRUE" : "FALSE");
    else if (m_type == Type::Date)
        appendIsoDate(stored, form, text);
    else
        appendNumber(stored, form, m_known.from1904, text);
}

void XlsxRows::put(int column)
{
    auto &text = m_row.text();
    const auto begin = m_row.begun();
    // Excel stores an empty result of a formula as a text, so without a value the formula was never
    // calculated.
    if (m_formula && m_type != Type::Text && m_type != Type::Error && text.size() == begin) {
        text.append(notCalculated);
        return m_row.put(column);
    }
    if (m_type == Type::Error)
        return putError(column);
    if (m_type == Type::Shared)
        return putShared(column);
    if (m_type == Type::Text)
        resolveEscapes(text, begin);
    static constexpr NumberForm plain;
    const auto &form = m_style < m_known.forms.size() ? m_known.forms[m_style] : plain;
    const bool simple = m_type == Type::Text || m_type == Type::Inline || text.size() == begin
        || (m_type == Type::Number && form.kind == NumberForm::Kind::Plain
            && isPlainNumber(QByteArrayView(text).sliced(begin)));
    if (!simple)
        putValue(form);
    m_row.put(column);
}

} // namespace storedesk::spreadsheet
