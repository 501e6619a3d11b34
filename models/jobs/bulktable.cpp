// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/bulktable.h"

#include "csv/csvreader.h"
#include "csv/tabledevice.h"
#include "importcheck/listheader.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>

namespace storedesk::jobs {

// Number of rows per transaction. Large enough for few commits, small enough that cancelling loses
// little work.
static constexpr std::size_t rowsAtOnce = 1'000;

static QStringList cellsOf(const csv::CsvReader &reader)
{
    QStringList cells;
    for (const auto cell : reader.cells())
        cells.append(QString::fromUtf8(cell));
    return cells;
}

// Returns the fault with its line in the file, because the reader counts lines from the start of
// the table.
static csv::CsvFault inFile(csv::CsvFault fault, const tablefile::OpenedTable &opened)
{
    fault.line += opened.begin.line - 1;
    return fault;
}

static QStringList numbersUpTo(qsizetype count)
{
    QStringList numbers;
    for (qsizetype number = 1; number <= count; ++number)
        numbers.append(QString::number(number));
    return numbers;
}

static QList<int> monthFirstIn(const QList<values::ColumnFormat> &formats)
{
    QList<int> columns;
    for (qsizetype column = 0; column < formats.size(); ++column) {
        if (formats.at(column).kind == values::ColumnKind::Moment
            && formats.at(column).dates == values::DateOrder::MonthFirst)
            columns.append(static_cast<int>(column));
    }
    return columns;
}

base::Result<BulkTable> BulkTable::open(const QString &path, const sheet::ReadOptions &reading,
                                        const QString &temporaryFolder, base::Progress &progress,
                                        const catalogue::FieldSet &keys)
{
    const auto key = keys.rules.empty() ? QString() : keys.rules.front().key;
    const auto table = importcheck::openTableOrList(path, reading, {.fields = keys, .key = key},
                                                    temporaryFolder, progress)
                           .and_then([&progress](const importcheck::ImportTable &opened) {
                               return opened.counted(progress);
                           });
    if (!table)
        return tl::unexpected(table.error());
    const bool isPlainList = !key.isEmpty() && !reading.header && table->columns.size() == 1;
    BulkTable bulk{.opened = table->opened,
                   .options = reading,
                   .columns = table->opened.dialect.header ? table->headings
                       : isPlainList                       ? QStringList{key}
                                                           : numbersUpTo(table->columns.size()),
                   .sample = table->sample,
                   .monthFirst = monthFirstIn(table->source.formats),
                   .rows = table->rows(),
                   .shape = table->balance->shape,
                   .balance = *table->balance,
                   .lines = table->source.index ? table->source.index->lines() : 0,
                   .unusable = table->unusable};
    bulk.shape.suspectsQuotes = bulk.opened.ignoresQuotes;
    return bulk;
}

importcheck::TableOutline BulkTable::outline() const
{
    return {.columns = columns,
            .sample = sample,
            .rows = rows,
            .entries = opened.entries,
            .entry = opened.entry};
}

importcheck::TableReading BulkTable::reading() const
{
    return {.opened = opened, .balance = balance, .lines = lines};
}

// Returns the cells of a row with the reason for not sending it, if any. Returns nothing if the
// user left the row out.
static std::optional<PreparedRow> preparedRow(const RowPreparation &prepare, qint64 row,
                                              const QStringList &cells, const QString &damage)
{
    if (!prepare)
        return PreparedRow{.cells = cells, .refusal = damage};
    auto prepared = prepare(row, cells);
    if (prepared.leftOut)
        return std::nullopt;
    // The message about a damaged row names its line, so it takes precedence.
    if (!prepared.refusal.isEmpty() && !damage.isEmpty())
        prepared.refusal = damage;
    return prepared;
}

// Visits every row that is not blank and was not left out. Rows with unreliable cells have a
// refusal.
static base::Result<void>
eachRow(const BulkTable &bulk, base::Progress &progress, const RowPreparation &prepare,
        const std::function<base::Result<void>(const PreparedRow &row)> &take)
{
    const auto &opened = bulk.opened;
    csv::TableDevice device(opened.file, opened.begin.offset, &progress);
    device.open(QIODevice::ReadOnly);
    csv::CsvReader reader(device, opened.dialect.dialect);
    qint64 row = -1;
    if (opened.dialect.header && reader.next())
        ++row;
    while (reader.next()) {
        ++row;
        if (reader.blank())
            continue;
        const auto fault = bulk.shape.faultOf(reader);
        const auto prepared = preparedRow(prepare, row, cellsOf(reader),
                                          fault ? wordsOf(inFile(*fault, opened)) : QString());
        if (!prepared)
            continue;
        if (const auto taken = take(*prepared); !taken)
            return taken;
    }
    if (reader.problem())
        return tl::unexpected(*reader.problem());
    if (progress.cancelled())
        return tl::unexpected(base::Problem{
            .what = QCoreApplication::translate("BulkTable", "Reading was cancelled.")});
    return opened.file->check();
}

base::Result<qint64> clearedCells(journal::Journal &journal, const BulkPlan &plan)
{
    if (plan.blank != BulkPlan::Blank::Clear)
        return 0;
    const RowMaker maker(plan);
    const journal::RowFilter waiting{.state = journal::RowState::Waiting};
    qint64 cells = 0;
    qint64 behind = 0;
    for (;;) {
        const auto rows = journal.rows().findBehind(waiting, behind, int(rowsAtOnce));
        if (!rows)
            return tl::unexpected(rows.error());
        if (rows->empty())
            return cells;
        for (const auto &row : *rows)
            cells += maker.clearedBy(row.cells);
        behind = rows->back().number;
    }
}

base::Result<qint64> BulkTable::load(const RowMaker &maker, journal::Journal &journal,
                                     base::Progress &progress, const RowPreparation &prepare) const
{
    if (unusable)
        return tl::unexpected(*unusable);
    std::vector<journal::NewRow> batch;
    const auto write = [&] {
        const auto repeats = [&maker](qint64 first) {
            return maker.repeatText(first);
        };
        return journal.append(std::exchange(batch, {}), repeats);
    };
    const auto take = [&](const PreparedRow &row) -> base::Result<void> {
        // A refused row has no key, because its key cell may belong to another column.
        batch.push_back(row.refusal.isEmpty()
                            ? maker.row(row.cells)
                            : journal::NewRow{.cells = row.cells, .refusal = row.refusal});
        return batch.size() < rowsAtOnce ? base::Result<void>() : write();
    };
    return eachRow(*this, progress, prepare, take).and_then(write).map([&journal] {
        return journal.head().rows();
    });
}

} // namespace storedesk::jobs
