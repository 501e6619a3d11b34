// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/bulktable.h"

#include "csv/csvreader.h"
#include "csv/tabledevice.h"
#include "statistics/formatdeduction.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>

namespace storedesk::jobs {

// Rows per transaction: few commits, and little work to lose on cancel.
static constexpr std::size_t rowsAtOnce = 1'000;
static constexpr qsizetype sampleRows = 20;

static QStringList cellsOf(const csv::CsvReader &reader)
{
    QStringList cells;
    for (const auto cell : reader.cells())
        cells.append(QString::fromUtf8(cell));
    return cells;
}

namespace {

// Returns the fault with its line in the file: the reader counts lines from the start of the table.
csv::CsvFault inFile(csv::CsvFault fault, const tablefile::OpenedTable &opened)
{
    fault.line += opened.begin.line - 1;
    return fault;
}

// Counts rows and their cells to determine the expected number of cells per row.
class ShapeLook final
{
public:
    // The opened table must outlive this object.
    ShapeLook(const csv::CsvReader &firstRow, bool header, const tablefile::OpenedTable &opened)
        : m_opened(opened)
        , m_firstRow(firstRow.copy())
        , m_header(header)
    {
        addFault(firstRow);
        if (!header)
            add(firstRow);
    }

    void add(const csv::CsvReader &reader)
    {
        const auto cells = static_cast<int>(reader.cells().size());
        ++m_rows;
        m_narrowest = m_narrowest == 0 ? cells : std::min(m_narrowest, cells);
        m_widest = std::max(m_widest, cells);
    }

    void addFault(const csv::CsvReader &reader)
    {
        for (const auto &fault : reader.faults()) {
            if (!m_blurred && csv::blursRows(fault.kind))
                m_blurred = inFile(fault, m_opened);
        }
    }

    [[nodiscard]] qint64 rows() const { return m_rows; }
    [[nodiscard]] csv::RowShape shape() const
    {
        return csv::RowShape::of(m_firstRow, m_header, m_narrowest, m_widest);
    }
    [[nodiscard]] std::optional<base::Problem> unusable() const
    {
        return m_blurred ? std::optional(csv::blurredRows(*m_blurred)) : std::nullopt;
    }

private:
    const tablefile::OpenedTable &m_opened;
    const QByteArrayList m_firstRow;
    const bool m_header;
    qint64 m_rows = 0;
    int m_narrowest = 0;
    int m_widest = 0;
    std::optional<csv::CsvFault> m_blurred;
};

// Detects the date format of each column.
class DateLook final
{
public:
    explicit DateLook(QStringList columns)
        : m_columns(std::move(columns))
        , m_evidence(static_cast<std::size_t>(m_columns.size()))
    { }

    void add(const csv::CsvReader &reader)
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
                statistics::deducedFormat(m_evidence[column], statistics::FormatHints::of(name));
            if (deduced.format.kind == values::ColumnKind::Moment
                && deduced.format.dates == values::DateOrder::MonthFirst)
                columns.append(static_cast<int>(column));
        }
        return columns;
    }

private:
    const QStringList m_columns;
    std::vector<statistics::ColumnEvidence> m_evidence;
};

} // namespace

base::Result<BulkTable> BulkTable::open(const QString &path, const tablefile::OpenOptions &options,
                                        base::Progress &progress)
{
    auto opened = tablefile::openTable(path, options, progress);
    if (!opened)
        return tl::unexpected(opened.error());
    BulkTable bulk{.opened = std::move(*opened)};
    csv::TableDevice device(bulk.opened.file, bulk.opened.begin.offset);
    device.open(QIODevice::ReadOnly);
    csv::CsvReader reader(device, bulk.opened.dialect.dialect);
    if (reader.next())
        bulk.columns = cellsOf(reader);
    const bool header = bulk.opened.dialect.header || bulk.columns.isEmpty();
    if (!header)
        bulk.sample.append(bulk.columns);
    DateLook look(bulk.columns);
    ShapeLook shapes(reader, header, bulk.opened);
    while (reader.next() && !progress.cancelled()) {
        shapes.addFault(reader);
        if (reader.blank())
            continue;
        look.add(reader);
        shapes.add(reader);
        if (bulk.sample.size() < sampleRows)
            bulk.sample.append(cellsOf(reader));
    }
    bulk.monthFirst = look.monthFirst();
    bulk.rows = shapes.rows();
    bulk.shape = shapes.shape();
    bulk.shape.suspectsQuotes = bulk.opened.ignoresQuotes;
    bulk.unusable = shapes.unusable();
    if (!header) {
        for (qsizetype column = 0; column < bulk.columns.size(); ++column)
            bulk.columns[column] = QString::number(column + 1);
    }
    if (reader.problem())
        return tl::unexpected(*reader.problem());
    return bulk;
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
