// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/csvwriter.h"
#include "table/source.h"

#include <QByteArrayList>

#include <optional>

namespace storedesk::table {

// A row of cells, with its line end.
void appendRow(const QByteArrayList &cells, const CsvFormat &format, QByteArray &result);

// Writes rows of one table the way they are saved. Any thread may use it.
class RowFormatter final
{
public:
    RowFormatter(const Source &source, std::vector<int> columns, std::optional<CsvFormat> format);

    // What stands before the first row: the byte order mark, or nothing.
    [[nodiscard]] QByteArray beginning() const;
    [[nodiscard]] QByteArray row(const RowScanner &row) const;
    // Cells that do not stand in the table: titles.
    [[nodiscard]] QByteArray row(const QByteArrayList &cells) const;
    // last: it may go without a line end if it has none in the file.
    void append(const RowScanner &row, bool last, QByteArray &result) const;

private:
    void appendExact(const RowScanner &row, bool last, QByteArray &result) const;
    void appendFormatted(const RowScanner &row, QByteArray &result) const;

    std::vector<int> m_columns;
    std::optional<CsvFormat> m_format;
    Dialect m_dialect;
    QByteArray m_lineEnd; // of the first row
    bool m_mark;
};

} // namespace storedesk::table
