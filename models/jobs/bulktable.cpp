// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/bulktable.h"

#include "table/csvreader.h"
#include "table/tabledevice.h"

#include <QCoreApplication>

namespace storedesk::jobs {

// So many rows are one transaction: few commits, and little to lose when it is cancelled.
static constexpr std::size_t rowsAtOnce = 1'000;
static constexpr qsizetype sampleRows = 20;

static QStringList cellsOf(const table::CsvReader &reader)
{
    QStringList cells;
    for (const auto cell : reader.cells())
        cells.append(QString::fromUtf8(cell));
    return cells;
}

base::Result<BulkTable> BulkTable::open(const QString &path, const QString &temporaryFolder,
                                        table::Progress &progress)
{
    auto opened = table::openTable(path, {.temporaryFolder = temporaryFolder}, progress);
    if (!opened)
        return tl::unexpected(opened.error());
    BulkTable bulk{.opened = std::move(*opened)};
    table::TableDevice device(bulk.opened.file, bulk.opened.begin.offset);
    device.open(QIODevice::ReadOnly);
    table::CsvReader reader(device, bulk.opened.dialect.dialect);
    if (reader.next())
        bulk.columns = cellsOf(reader);
    const bool header = bulk.opened.dialect.header;
    if (!header && !bulk.columns.isEmpty())
        bulk.sample.append(bulk.columns);
    while (bulk.sample.size() < sampleRows && reader.next()) {
        if (!reader.blank())
            bulk.sample.append(cellsOf(reader));
    }
    if (!header) {
        for (qsizetype column = 0; column < bulk.columns.size(); ++column)
            bulk.columns[column] = QString::number(column + 1);
    }
    if (reader.problem())
        return tl::unexpected(*reader.problem());
    return bulk;
}

base::Result<qint64> BulkTable::load(const RowMaker &maker, journal::Journal &journal,
                                     table::Progress &progress) const
{
    table::TableDevice device(opened.file, opened.begin.offset, &progress);
    device.open(QIODevice::ReadOnly);
    table::CsvReader reader(device, opened.dialect.dialect);
    if (opened.dialect.header)
        (void)reader.next();
    std::vector<journal::NewRow> rows;
    const auto write = [&] {
        const auto repeats = [&maker](qint64 first) {
            return maker.repeatText(first);
        };
        return journal.append(std::exchange(rows, {}), repeats);
    };
    while (reader.next()) {
        if (reader.blank())
            continue;
        rows.push_back(maker.row(cellsOf(reader)));
        if (rows.size() < rowsAtOnce)
            continue;
        if (const auto written = write(); !written)
            return tl::unexpected(written.error());
    }
    if (reader.problem())
        return tl::unexpected(*reader.problem());
    if (progress.cancelled())
        return tl::unexpected(base::Problem{
            .what = QCoreApplication::translate("BulkTable", "Reading the rows was stopped.")});
    return write().and_then([this] { return opened.file->check(); }).map([&journal] {
        return journal.head().rows();
    });
}

} // namespace storedesk::jobs
