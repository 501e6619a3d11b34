// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/jobreport.h"

#include "base/newfile.h"
#include "csv/csvwriter.h"
#include "jobs/erasedrow.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>

#include <array>

namespace storedesk::jobs {

using namespace Qt::StringLiterals;
using journal::RowState;

struct ReportWords
{
    Q_DECLARE_TR_FUNCTIONS(ReportWords)
};

// Read in blocks, because a job may have a million rows.
static constexpr int rowsInMemory = 500;

// Columns added by a report. If a table already has one of them from an earlier report, its values
// are replaced.
static constexpr std::array ownColumns{"storedesk row"_L1, "storedesk state"_L1,
                                       "storedesk status"_L1, "storedesk code"_L1,
                                       "storedesk reason"_L1};

QLatin1StringView nameOf(JobReportPart part)
{
    static constexpr std::array names{"done"_L1, "failed"_L1, "open"_L1};
    return names.at(static_cast<std::size_t>(part));
}

bool isReportColumn(const QString &name)
{
    return std::ranges::find(ownColumns, name) != ownColumns.end();
}

static std::vector<RowState> statesOf(JobReportPart part)
{
    switch (part) {
    case JobReportPart::Done:
        return {RowState::Done};
    case JobReportPart::Failed:
        return {RowState::Refused};
    default:
        return {RowState::Waiting, RowState::Reading, RowState::Leaving, RowState::NotSent,
                RowState::Unknown};
    }
}

static QLatin1StringView wordOf(RowState state)
{
    static constexpr std::array words{"not sent"_L1, "not sent"_L1, "unknown"_L1, "done"_L1,
                                      "refused"_L1,  "not sent"_L1, "unknown"_L1};
    return words.at(static_cast<std::size_t>(state));
}

// Returns the columns of the table that were not added by an earlier report.
static std::vector<int> foreignColumns(const QStringList &columns)
{
    std::vector<int> kept;
    for (int column = 0; column < columns.size(); ++column) {
        if (!isReportColumn(columns.at(column)))
            kept.push_back(column);
    }
    return kept;
}

static void writeRow(csv::CsvWriter &writer, const std::vector<int> &columns,
                     const journal::JobRow &row)
{
    for (const auto column : columns)
        writer.cell(row.cells.value(column));
    writer.cell(QString::number(row.number));
    writer.cell(QString(wordOf(row.state)));
    writer.cell(row.status ? QString::number(row.status) : QString());
    writer.cell(row.code);
    writer.cell(row.erased.isValid() ? erasedWords(row)
                                     : u"%1 %2"_s.arg(row.text, row.detail).trimmed());
    writer.endRow();
}

static base::Result<qint64> writeRows(journal::Journal &journal,
                                      const std::vector<journal::RowFilter> &filters,
                                      QIODevice &device)
{
    const auto names = journal.head().columns();
    const auto columns = foreignColumns(names);
    // Values are written unchanged, so that the file can be loaded again.
    csv::CsvWriter writer(device);
    for (const auto column : columns)
        writer.cell(names.at(column));
    for (const auto &own : ownColumns)
        writer.cell(QString(own));
    writer.endRow();
    for (const auto &filter : filters) {
        qint64 last = 0;
        while (true) {
            const auto rows = journal.rows().findBehind(filter, last, rowsInMemory);
            if (!rows)
                return tl::unexpected(rows.error());
            for (const auto &row : *rows)
                writeRow(writer, columns, row);
            if (rows->empty())
                break;
            last = rows->back().number;
        }
    }
    return writer.finish().map([&writer] { return writer.rows() - 1; });
}

base::Result<qint64> saveReport(journal::Journal &journal, JobReportPart part, const QString &path)
{
    std::vector<journal::RowFilter> filters;
    for (const auto state : statesOf(part))
        filters.push_back({.state = state});
    return saveRows(journal, filters, path);
}

base::Result<qint64> saveRows(journal::Journal &journal,
                              const std::vector<journal::RowFilter> &filters, const QString &path)
{
    base::NewFile file(path, base::NewFile::Access::AsBefore);
    const auto failed = [&file, &path] {
        return tl::unexpected(base::Problem{.what = ReportWords::tr("Couldn't write %1.").arg(path),
                                            .why = file.errorString(),
                                            .next = ReportWords::tr("Choose another folder.")});
    };
    if (!file.open(QIODevice::WriteOnly))
        return failed();
    auto rows = writeRows(journal, filters, file);
    if (!rows)
        return rows;
    if (!file.commit())
        return failed();
    return rows;
}

base::Result<QString> rowsAsTable(journal::Journal &journal, const journal::RowFilter &filter,
                                  int most)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    csv::CsvWriter writer(buffer);
    writer.row(journal.head().columns());
    const auto rows = journal.rows().findBehind(filter, 0, most);
    if (!rows)
        return tl::unexpected(rows.error());
    const auto columns = journal.head().outline.columns.size();
    for (const auto &row : *rows) {
        auto cells = row.cells;
        cells.resize(columns);
        writer.row(cells);
    }
    return writer.finish().map([&buffer] { return QString::fromUtf8(buffer.data()); });
}

} // namespace storedesk::jobs
