// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "csvwriter.h"

#include "base/ascii.h"
#include "csv/spreadsheettext.h"

#include <QCoreApplication>
#include <QIODevice>

#include <algorithm>

namespace storedesk::csv {

static constexpr qsizetype writtenBlock = 128 * 1024;

CsvWriter::CsvWriter(QIODevice &device, CsvFormat format)
    : m_device(device)
    , m_format(std::move(format))
{
    // Spreadsheets accept no other quote character.
    if (m_format.dialect.quote == 0 || m_format.safeForSpreadsheets)
        m_format.dialect.quote = '"';
    if (m_format.byteOrderMark)
        m_block.append(base::utf8Mark);
}

CsvWriter::~CsvWriter()
{
    flush();
}

void CsvWriter::cell(QByteArrayView bytes)
{
    if (m_format.safeForSpreadsheets)
        append(guardedForSpreadsheets(bytes));
    else
        append(bytes);
}

void CsvWriter::append(QByteArrayView bytes)
{
    if (m_cells++ > 0)
        m_block.append(m_format.dialect.delimiter);
    const bool quoted = m_format.quoting == Quoting::Always || needsQuotes(bytes);
    m_loneEmptyCell = m_cells == 1 && bytes.isEmpty() && !quoted;
    if (!quoted) {
        m_block.append(bytes);
        return;
    }
    const char quote = m_format.dialect.quote;
    m_block.append(quote);
    auto rest = bytes;
    for (auto at = rest.indexOf(quote); at >= 0; at = rest.indexOf(quote)) {
        m_block.append(rest.first(at + 1));
        m_block.append(quote);
        rest = rest.sliced(at + 1);
    }
    m_block.append(rest);
    m_block.append(quote);
}

void CsvWriter::endRow()
{
    if (m_loneEmptyCell)
        m_block.append(2, m_format.dialect.quote);
    m_loneEmptyCell = false;
    m_block.append(m_format.lineEnd);
    m_cells = 0;
    ++m_rows;
    if (m_block.size() >= writtenBlock)
        flush();
}

void CsvWriter::row(std::span<const QByteArrayView> cells)
{
    for (const auto &bytes : cells)
        cell(bytes);
    endRow();
}

void CsvWriter::row(const QList<QByteArray> &cells)
{
    for (const auto &bytes : cells)
        cell(QByteArrayView(bytes));
    endRow();
}

void CsvWriter::row(const QStringList &cells)
{
    for (const auto &text : cells)
        cell(text);
    endRow();
}

base::Result<void> CsvWriter::finish()
{
    flush();
    if (m_problem)
        return tl::unexpected(*m_problem);
    return {};
}

void CsvWriter::flush()
{
    if (!m_problem && !m_block.isEmpty() && m_device.write(m_block) != m_block.size()) {
        m_problem = base::Problem{
            .what = QCoreApplication::translate("CsvWriter", "Couldn't write the table."),
            .why = m_device.errorString(),
            .next = QCoreApplication::translate("CsvWriter",
                                                "Check the free space on the disk and try again.")};
    }
    m_block.resize(0);
}

bool CsvWriter::needsQuotes(QByteArrayView bytes) const
{
    const auto special = [this](char byte) {
        return byte == m_format.dialect.delimiter || byte == m_format.dialect.quote || byte == '\n'
            || byte == '\r' || (m_format.safeForSpreadsheets && isListSeparator(byte));
    };
    if (std::ranges::any_of(bytes, special))
        return true;
    // The first cell of a file must not be mistaken for a byte order mark.
    return m_rows == 0 && m_cells == 1 && bytes.startsWith(base::utf8Mark);
}

} // namespace storedesk::csv
