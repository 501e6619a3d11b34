// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "odsrows.h"

#include "spreadsheet/errortext.h"
#include "spreadsheet/odsstyles.h"
#include "spreadsheet/valuetext.h"
#include "spreadsheet/words.h"
#include "spreadsheet/xmlscanner.h"
#include "spreadsheet/xmltext.h"

#include <QByteArray>

#include <algorithm>

namespace storedesk::spreadsheet {

using Token = XmlScanner::Token;

namespace {

using Token = XmlScanner::Token;

// Assembles a paragraph. White space is collapsed to one space and removed at the ends. Explicit
// white space is written as tags.
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

// Returns false if the tag's content is not part of the cell's text.
bool handleTag(XmlScanner &xml, Paragraph &paragraph)
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

void appendParagraph(XmlScanner &xml, QByteArray &to)
{
    const int outside = xml.depth();
    Paragraph paragraph(to);
    for (auto token = xml.next(); token != Token::Stop; token = xml.next()) {
        if (token == Token::Text)
            paragraph.text(xml);
        else if (token == Token::End && xml.depth() == outside)
            return;
        else if (token == Token::Start && !handleTag(xml, paragraph))
            xml.skip();
        // The limit for a whole row.
        if (to.size() > longestText * 16)
            return xml.fail(SpreadsheetWords::tr("It contains a row that is too large."));
    }
}

// Appends the paragraphs in a cell of an OpenDocument spreadsheet, each on a separate line.
// Excludes notes, drawings and phonetic text. The last token must be the start of the cell.
// Afterwards, it is the end of the cell.
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

} // namespace

// The maximum number of rows in a LibreOffice sheet.
static constexpr qint64 mostOdsRows = 16'777'216;

// Returns the number of times that a row or a cell is repeated.
static qint64 timesOf(QByteArrayView text)
{
    bool good = false;
    const auto times = text.toLongLong(&good);
    return good ? std::clamp<qint64>(times, 1, mostOdsRows) : 1;
}

OdsRows::OdsRows(XmlScanner &xml, const OdsStyles &styles, const RowSink &sink)
    : m_xml(xml)
    , m_styles(styles)
    , m_sink(sink)
{ }

void OdsRows::read()
{
    const int outside = m_xml.depth();
    for (auto token = m_xml.next(); token != Token::Stop && !m_enough; token = m_xml.next()) {
        if (token == Token::End && m_xml.depth() == outside)
            return;
        if (token != Token::Start)
            continue;
        const auto name = m_xml.name();
        if (same(name, "table-row"))
            readRow();
        else if (same(name, "table-column"))
            readColumn();
        else if (same(name, "shapes") || same(name, "forms") || same(name, "table")
                 || same(name, "table-source") || same(name, "named-expressions")
                 || same(name, "scenario"))
            m_xml.skip();
    }
}

void OdsRows::readColumn()
{
    QByteArray style;
    qint64 times = 1;
    for (auto attribute = m_xml.attributes(); attribute.next();) {
        if (same(attribute.name(), "default-cell-style-name"))
            style = attribute.text();
        else if (same(attribute.name(), "number-columns-repeated"))
            times = timesOf(attribute.raw());
    }
    const auto room = mostColumns - std::ssize(m_columnStyles);
    m_columnStyles.insert(m_columnStyles.end(),
                          static_cast<std::size_t>(std::clamp<qint64>(times, 0, room)), style);
}

void OdsRows::readRow()
{
    const int outside = m_xml.depth();
    qint64 times = 1;
    m_rowStyle.clear();
    for (auto attribute = m_xml.attributes(); attribute.next();) {
        if (same(attribute.name(), "number-rows-repeated"))
            times = timesOf(attribute.raw());
        else if (same(attribute.name(), "default-cell-style-name"))
            m_rowStyle = attribute.text();
    }
    m_row.clear();
    m_column = 0;
    for (auto token = m_xml.next(); token != Token::Stop; token = m_xml.next()) {
        if (token == Token::End && m_xml.depth() == outside)
            break;
        if (token != Token::Start)
            continue;
        if (same(m_xml.name(), "table-cell")) {
            readCell();
        } else if (same(m_xml.name(), "covered-table-cell")) {
            // The cell is covered by a merged cell, so its content is invisible.
            m_column = std::min<int>(m_column + tag().repeated, mostColumns);
            m_xml.skip();
        }
    }
    if (!m_xml.failed())
        passRow(times);
}

void OdsRows::passRow(qint64 times)
{
    const auto first = m_number + 1;
    m_number += times;
    if (m_row.isEmpty())
        return;
    if (m_number > mostOdsRows)
        return m_xml.fail(SpreadsheetWords::tr("It has more rows than a sheet can have."));
    const auto cells = m_row.cells();
    for (auto row = first; row <= m_number && !m_enough; ++row) {
        ++m_passed;
        m_enough = !m_sink(row, cells);
    }
}

OdsRows::Tag OdsRows::tag() const
{
    Tag tag;
    for (auto attribute = m_xml.attributes(); attribute.next();) {
        const auto name = attribute.name();
        // The calcext namespace repeats the other attributes, except for errors.
        if (same(attribute.prefix(), "calcext")) {
            tag.error = tag.error || (same(name, "value-type") && same(attribute.raw(), "error"));
            continue;
        }
        if (same(name, "value-type")) {
            const auto type = attribute.raw();
            tag.error = tag.error || same(type, "error");
            tag.type = same(type, "string") ? Type::Text
                : same(type, "date")        ? Type::Date
                : same(type, "time")        ? Type::Time
                : same(type, "boolean")     ? Type::Boolean
                                            : Type::Number;
        } else if (same(name, "value") || same(name, "date-value") || same(name, "time-value")
                   || same(name, "boolean-value")) {
            tag.value = attribute.raw().toByteArray();
        } else if (same(name, "string-value")) {
            tag.value = attribute.text();
            tag.hasText = true;
        } else if (same(name, "formula")) {
            tag.formula = true;
        } else if (same(name, "style-name")) {
            tag.style = attribute.raw().toByteArray();
        } else if (same(name, "number-columns-repeated")) {
            tag.repeated =
                static_cast<int>(std::min<qint64>(timesOf(attribute.raw()), mostColumns));
        }
    }
    return tag;
}

const NumberForm &OdsRows::formOf(const QByteArray &style)
{
    const auto column = static_cast<std::size_t>(m_column);
    const auto &name = !style.isEmpty()  ? style
        : !m_rowStyle.isEmpty()          ? m_rowStyle
        : column < m_columnStyles.size() ? m_columnStyles[column]
                                         : m_rowStyle;
    auto found = m_forms.find(name);
    if (found == m_forms.end())
        found = m_forms.insert(name, m_styles.formOf(name));
    return *found;
}

void OdsRows::put(const Tag &tag)
{
    auto &text = m_row.text();
    if (tag.type == Type::Boolean)
        text.append(tag.value == "true" || tag.value == "1" ? "TRUE" : "FALSE");
    else if (tag.type == Type::Date)
        appendIsoDate(tag.value, formOf(tag.style), text);
    else if (tag.type == Type::Time)
        appendDuration(tag.value, formOf(tag.style), text);
    else if (const auto &form = formOf(tag.style);
             form.kind == NumberForm::Kind::Padded || form.kind == NumberForm::Kind::Boolean)
        appendNumber(tag.value, form, false, text);
    else
        appendPlain(tag.value, text);
}

// Reads the result of a formula. Errors are stored as an empty text or a 0, and their name is in a
// paragraph.
void OdsRows::putFormula(const Tag &tag)
{
    auto &text = m_row.text();
    appendParagraphs(m_xml, text);
    const auto shown = QByteArrayView(text).sliced(m_row.begun());
    if (isErrorValue(shown))
        return;
    const bool isMissing = tag.type == Type::Empty && shown.isEmpty();
    const bool isText = tag.type == Type::Text || tag.type == Type::Empty;
    if (!tag.error && !isMissing && isText && !tag.hasText)
        return;
    m_row.drop();
    if (tag.error || isMissing)
        text.append(tag.error ? unknownError : notCalculated);
    else if (tag.hasText)
        text.append(tag.value);
    else
        put(tag);
}

void OdsRows::readCell()
{
    const auto cell = tag();
    if (m_column + cell.repeated > mostColumns && cell.type != Type::Empty)
        return m_xml.fail(SpreadsheetWords::tr("It has more columns than a sheet can have."));
    // A boolean without a stored value has only its displayed text.
    const bool typed = cell.type == Type::Text || cell.type == Type::Empty
        || (cell.type == Type::Boolean && cell.value.isEmpty());
    if (cell.formula || cell.error) {
        putFormula(cell);
    } else if (typed && !cell.hasText) {
        appendParagraphs(m_xml, m_row.text());
    } else {
        m_xml.skip();
        if (cell.hasText)
            m_row.text().append(cell.value);
        else
            put(cell);
    }
    if (m_xml.failed())
        return;
    const auto size = m_row.text().size() - m_row.begun();
    if (size > longestText)
        return m_xml.fail(SpreadsheetWords::tr("A cell contains more than %1 MB of text.")
                              .arg(longestText / (1024 * 1024)));
    if (size > 0 && m_column + cell.repeated > mostColumns)
        return m_xml.fail(SpreadsheetWords::tr("It has more columns than a sheet can have."));
    if (size > 0) {
        m_row.put(m_column);
        m_row.repeat(m_column, cell.repeated);
    }
    m_column = std::min(m_column + cell.repeated, mostColumns);
}

} // namespace storedesk::spreadsheet
