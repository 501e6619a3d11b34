// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purchases/orderlines.h"

#include "csv/csvreader.h"
#include "csv/tabledevice.h"

#include <QCoreApplication>

#include <algorithm>

namespace storedesk::purchases {

namespace {

OrderLine lineOf(const csv::CsvReader &reader, qint64 number, const jobs::BulkTable &table)
{
    OrderLine line{.number = number};
    for (const auto cell : reader.cells())
        line.cells.append(QString::fromUtf8(cell));
    if (auto fault = table.shape.faultOf(reader)) {
        // The reader counts lines from the start of the table.
        fault->line += table.opened.begin.line - 1;
        line.fault = wordsOf(*fault);
    }
    return line;
}

// Returns whether the row contains only separators, as in spreadsheets with cleared rows.
bool isEmpty(const csv::CsvReader &reader)
{
    return reader.blank()
        || std::ranges::all_of(reader.cells(), [](QByteArrayView cell) { return cell.isEmpty(); });
}

} // namespace

base::Result<std::vector<OrderLine>> linesOf(const jobs::BulkTable &table, base::Progress &progress)
{
    if (table.unusable)
        return tl::unexpected(*table.unusable);
    const auto &opened = table.opened;
    csv::TableDevice device(opened.file, opened.begin.offset, &progress);
    device.open(QIODevice::ReadOnly);
    csv::CsvReader reader(device, opened.dialect.dialect);
    std::vector<OrderLine> lines;
    // In a spreadsheet, a multi-line cell belongs to a single row.
    qint64 row = opened.begin.line - 1;
    bool header = opened.dialect.header;
    while (reader.next()) {
        ++row;
        if (std::exchange(header, false) || isEmpty(reader))
            continue;
        const auto line = reader.line() + opened.begin.line - 1;
        lines.push_back(lineOf(reader, opened.spreadsheet ? row : line, table));
    }
    if (reader.problem())
        return tl::unexpected(*reader.problem());
    if (progress.cancelled())
        return tl::unexpected(base::Problem{
            .what = QCoreApplication::translate("OrderLines", "Reading the file was cancelled.")});
    return opened.file->check().map([&lines] { return std::move(lines); });
}

} // namespace storedesk::purchases
