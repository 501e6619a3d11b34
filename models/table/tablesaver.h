// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "table/csvwriter.h"
#include "table/rowset.h"
#include "table/source.h"

#include <QByteArrayList>

#include <functional>
#include <optional>

class QIODevice;

namespace storedesk::table {

// Which rows and columns of a table, and in which order.
struct Selection
{
    const RowSet *only = nullptr; // all rows
    const std::vector<quint32> *order =
        nullptr; // as in the file; when given, only is not looked at
    std::vector<int> columns = {}; // all, as they are
    QByteArrayList titles = {}; // of these columns, where the table has a header; none: its own
    qint64 bytesAtOnce = 128LL * 1024 * 1024; // of rows held in memory, when there is an order
};

// Visits these rows, each with its place in the list, in the order of the file and from several
// threads at once. Reads only the parts of the file where one of them stands.
[[nodiscard]] base::Result<void>
visitRows(const Source &source, std::span<const quint32> rows, Progress &progress,
          const std::function<void(std::size_t place, const RowScanner &row)> &visit);

// The rows as they stand in the file, quotes, line ends and all, in the order asked for. Reads the
// file once.
[[nodiscard]] base::Result<std::vector<QByteArray>>
rawRows(const Source &source, std::span<const quint32> rows, Progress &progress);

// Adds a row to what is written; called from several threads at once. last: nothing comes behind it
// in the file.
using AppendRow = std::function<void(const RowScanner &row, bool last, QByteArray &result)>;

// Writes the data rows of the selection, without the header, as they come, each in the form the
// function gives it. Gives their number; a problem when the device takes no more.
[[nodiscard]] base::Result<qint64> writeRows(const Source &source, const Selection &selection,
                                             const AppendRow &append, QIODevice &device,
                                             Progress &progress);
// The same as CSV, with the header; without a format every cell keeps its very bytes.
[[nodiscard]] base::Result<qint64> writeTable(const Source &source, const Selection &selection,
                                              const std::optional<CsvFormat> &format,
                                              QIODevice &device, Progress &progress);

// A new file that is there whole or not at all, readable by nobody else.
[[nodiscard]] base::Result<qint64>
saveWhole(const QString &path, const Progress &progress,
          const std::function<base::Result<qint64>(QIODevice &device)> &write);

// Writes the selection into a new file that is there whole or not at all, readable by nobody else.
// Without a format every cell keeps its very bytes: the whole table comes out byte by byte as it
// is. Gives the number of data rows written.
[[nodiscard]] base::Result<qint64> saveTable(const Source &source, const Selection &selection,
                                             const std::optional<CsvFormat> &format,
                                             const QString &path, Progress &progress);
// The same with rows in another form, behind the bytes the file begins with.
[[nodiscard]] base::Result<qint64> saveRows(const Source &source, const Selection &selection,
                                            const QByteArray &beginning, const AppendRow &append,
                                            const QString &path, Progress &progress);

} // namespace storedesk::table
