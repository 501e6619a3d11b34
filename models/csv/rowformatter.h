// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/csvwriter.h"
#include "csv/tablesource.h"

#include <QByteArrayList>

#include <optional>

namespace storedesk::csv {

// Appends a row of cells with its line end.
void appendRow(const QByteArrayList &cells, const CsvFormat &format, QByteArray &result);

// Formats rows of one table for saving. Thread-safe.
class RowFormatter final
{
public:
    RowFormatter(const TableSource &source, std::vector<int> columns,
                 std::optional<CsvFormat> format);

    // Returns the bytes before the first row: the byte order mark, or nothing.
    [[nodiscard]] QByteArray beginning() const;
    [[nodiscard]] QByteArray row(const RowScanner &row) const;
    // Formats cells that are not part of the table, such as titles.
    [[nodiscard]] QByteArray row(const QByteArrayList &cells) const;
    // Appends a row. The last row is written without a line end if it has none in the source file.
    void append(const RowScanner &row, bool last, QByteArray &result) const;

private:
    void appendExact(const RowScanner &row, bool last, QByteArray &result) const;
    void appendFormatted(const RowScanner &row, QByteArray &result) const;

    std::vector<int> m_columns;
    std::optional<CsvFormat> m_format;
    Dialect m_dialect;
    // Line end of the first row.
    QByteArray m_lineEnd;
    bool m_mark;
};

} // namespace storedesk::csv
