// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/bulktable.h"

#include "table/csvreader.h"
#include "table/formatdeduction.h"
#include "table/tabledevice.h"

#include <QCoreApplication>

namespace storedesk::jobs {

// So many rows are one transaction: few commits, and little to lose when it is cancelled.
static constexpr std::size_t rowsAtOnce = 1'000;
static constexpr qsizetype sampleRows = 20;
static constexpr qint64 quicklyCounted = 16'000'000; // bytes

static QStringList cellsOf(const table::CsvReader &reader)
{
    QStringList cells;
    for (const auto cell : reader.cells())
        cells.append(QString::fromUtf8(cell));
    return cells;
}

namespace {

// How the dates of each column are written.
class DateLook final
{
public:
    explicit DateLook(QStringList columns)
        : m_columns(std::move(columns))
        , m_evidence(static_cast<std::size_t>(m_columns.size()))
    { }

    void add(const table::CsvReader &reader)
    {
        std::size_t column = 0;
        for (const auto cell : reader.cells()) {
            if (column < m_evidence.size())
                m_evidence[column++].add(cell);
        }
    }

    [[nodiscard]] QList<int> monthFirst() const
    {
        QList<int> columns;
        for (std::size_t column = 0; column < m_evidence.size(); ++column) {
            const auto name = m_columns.at(static_cast<qsizetype>(column));
            const auto deduced =
                table::deducedFormat(m_evidence[column], table::FormatHints::of(name));
            if (deduced.format.kind == table::ColumnKind::Moment
                && deduced.format.dates == table::DateOrder::MonthFirst)
                columns.append(static_cast<int>(column));
        }
        return columns;
    }

private:
    const QStringList m_columns;
    std::vector<table::ColumnEvidence> m_evidence;
};

} // namespace

base::Result<BulkTable> BulkTable::open(const QString &path, const QString &temporaryFolder,
                                        table::Progress &progress, const QString &entry)
{
    auto opened =
        table::openTable(path, {.entry = entry, .temporaryFolder = temporaryFolder}, progress);
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
    DateLook look(bulk.columns);
    const bool quick = bulk.opened.file->size() <= quicklyCounted;
    qint64 rows = bulk.sample.size();
    while ((quick || bulk.sample.size() < sampleRows) && reader.next() && !progress.cancelled()) {
        if (reader.blank())
            continue;
        look.add(reader);
        ++rows;
        if (bulk.sample.size() < sampleRows)
            bulk.sample.append(cellsOf(reader));
    }
    bulk.monthFirst = look.monthFirst();
    if (quick)
        bulk.rows = rows;
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
    std::vector<journal::NewRow> batch;
    const auto write = [&] {
        const auto repeats = [&maker](qint64 first) {
            return maker.repeatText(first);
        };
        return journal.append(std::exchange(batch, {}), repeats);
    };
    while (reader.next()) {
        if (reader.blank())
            continue;
        batch.push_back(maker.row(cellsOf(reader)));
        if (batch.size() < rowsAtOnce)
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
