// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "csv/csvwriter.h"
#include "csv/rowset.h"
#include "csv/tablesource.h"

#include <QByteArrayList>

#include <functional>
#include <optional>

class QIODevice;

namespace storedesk::csv {

// Selects rows and columns of a table and their order.
struct Selection
{
    // Null selects all rows.
    const RowSet *only = nullptr;
    // Null keeps the order of the file. If set, `only` is ignored.
    const std::vector<quint32> *order = nullptr;
    // If empty, all columns are selected in their original order.
    std::vector<int> columns = {};
    // Titles of the selected columns, if the table has a header. If empty, the original titles are
    // used.
    QByteArrayList titles = {};
    // Maximum number of bytes held in memory if there is an order.
    qint64 bytesAtOnce = 128LL * 1024 * 1024;
};

// Calls the visitor with each of these rows and its position in the list, in the order of the file
// and from several threads. Reads only the required parts of the file.
[[nodiscard]] base::Result<void>
visitRows(const TableSource &source, std::span<const quint32> rows, base::Progress &progress,
          const std::function<void(std::size_t place, const RowScanner &row)> &visit);

// Returns the raw rows, including quotes and line ends, in the given order. Reads the file once.
[[nodiscard]] base::Result<std::vector<QByteArray>>
rawRows(const TableSource &source, std::span<const quint32> rows, base::Progress &progress);

// Appends a row to the output. Called concurrently by several threads. `last` means that the row is
// the last one in the file.
using AppendRow = std::function<void(const RowScanner &row, bool last, QByteArray &result)>;

// Writes the data rows of the selection without the header, formatted by the function. Returns the
// number of rows written. Fails if the device reports an error.
[[nodiscard]] base::Result<qint64> writeRows(const TableSource &source, const Selection &selection,
                                             const AppendRow &append, QIODevice &device,
                                             base::Progress &progress);
// Writes CSV with the header. Without a format, the bytes of every cell are preserved.
[[nodiscard]] base::Result<qint64> writeTable(const TableSource &source, const Selection &selection,
                                              const std::optional<CsvFormat> &format,
                                              QIODevice &device, base::Progress &progress);

// Writes a new private file atomically.
[[nodiscard]] base::Result<qint64>
saveWhole(const QString &path, const base::Progress &progress,
          const std::function<base::Result<qint64>(QIODevice &device)> &write);

// Writes the selection to a new private file atomically. Without a format, the bytes of every cell
// are preserved, so that a complete table is identical to the source. Returns the number of data
// rows.
[[nodiscard]] base::Result<qint64> saveTable(const TableSource &source, const Selection &selection,
                                             const std::optional<CsvFormat> &format,
                                             const QString &path, base::Progress &progress);
// Writes rows in another format. The given bytes are written at the start of the file.
[[nodiscard]] base::Result<qint64> saveRows(const TableSource &source, const Selection &selection,
                                            const QByteArray &beginning, const AppendRow &append,
                                            const QString &path, base::Progress &progress);

} // namespace storedesk::csv
