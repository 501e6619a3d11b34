// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rowformatter.h"

#include "base/ascii.h"
#include "csv/rowindexer.h"
#include "csv/rowreader.h"

#include <QBuffer>

namespace storedesk::csv {

static QByteArrayView lineEndOf(QByteArrayView row)
{
    if (row.endsWith("\r\n"))
        return "\r\n";
    return row.endsWith('\r') ? "\r" : "\n";
}

// Quotes a cell that would be mistaken for a comment at the beginning of a line.
static QByteArray quotedAgainstComments(QByteArrayView cell, char quote)
{
    const char sign = quote == 0 ? '"' : quote;
    auto text = cell.toByteArray();
    text.replace(QByteArray(1, sign), QByteArray(2, sign));
    return sign + text + sign;
}

void appendRow(const QByteArrayList &cells, const CsvFormat &format, QByteArray &result)
{
    auto rowFormat = format;
    // The byte order mark is written once per file, not per row.
    rowFormat.byteOrderMark = false;
    QBuffer buffer(&result);
    buffer.open(QIODevice::WriteOnly | QIODevice::Append);
    CsvWriter(buffer, rowFormat).row(cells);
}

RowFormatter::RowFormatter(const TableSource &source, std::vector<int> columns,
                           std::optional<CsvFormat> format)
    : m_columns(std::move(columns))
    , m_format(std::move(format))
    , m_dialect(source.dialect)
    , m_lineEnd(
          lineEndOf(RowReader(source.file, source.index, source.dialect).raw(0)).toByteArray())
    , m_mark(RowIndexer::beginOf(*source.file) > 0)
{ }

QByteArray RowFormatter::beginning() const
{
    const bool wanted = m_format ? m_format->byteOrderMark : m_mark;
    return wanted ? base::utf8Mark.toByteArray() : QByteArray();
}

QByteArray RowFormatter::row(const RowScanner &row) const
{
    QByteArray result;
    append(row, !row.terminated(), result);
    return result;
}

QByteArray RowFormatter::row(const QByteArrayList &cells) const
{
    QByteArray result;
    appendRow(cells, m_format.value_or(CsvFormat{.dialect = m_dialect, .lineEnd = m_lineEnd}),
              result);
    return result;
}

void RowFormatter::append(const RowScanner &row, bool last, QByteArray &result) const
{
    if (m_format)
        appendFormatted(row, result);
    else
        appendExact(row, last, result);
}

void RowFormatter::appendExact(const RowScanner &row, bool last, QByteArray &result) const
{
    if (m_columns.empty()) {
        result.append(row.rowBytes());
    } else {
        for (std::size_t index = 0; index < m_columns.size(); ++index) {
            const auto cell = row.raw(m_columns[index]);
            if (index > 0)
                result.append(m_dialect.delimiter);
            if (index == 0 && m_dialect.comment != 0 && cell.startsWith(m_dialect.comment))
                result.append(quotedAgainstComments(cell, m_dialect.quote));
            else
                result.append(cell);
        }
        if (row.terminated())
            result.append(lineEndOf(row.rowBytes()));
    }
    if (!row.terminated() && !last)
        result.append(m_lineEnd);
}

void RowFormatter::appendFormatted(const RowScanner &row, QByteArray &result) const
{
    auto format = *m_format;
    // The byte order mark is written once per file, not per row.
    format.byteOrderMark = false;
    QBuffer buffer(&result);
    buffer.open(QIODevice::WriteOnly | QIODevice::Append);
    CsvWriter writer(buffer, format);
    QByteArray scratch;
    const int count = m_columns.empty() ? row.count() : static_cast<int>(m_columns.size());
    for (int index = 0; index < count && !(row.blank() && m_columns.empty()); ++index)
        writer.cell(row.text(m_columns.empty() ? index : m_columns[static_cast<std::size_t>(index)],
                             scratch));
    writer.endRow();
}

} // namespace storedesk::csv
