// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "warehouse/stagingloader.h"

#include "csv/rowindexer.h"
#include "csv/rowreader.h"
#include "tablefile/tableopener.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <mutex>

namespace storedesk::warehouse {

using namespace Qt::StringLiterals;
using insights::InputTable;

namespace {

struct StagingWords
{
    Q_DECLARE_TR_FUNCTIONS(WarehouseStaging)
};

tl::unexpected<WarehouseFault> unreadable(const base::Problem &problem)
{
    return fault(WarehouseFaultKind::Refused, problem);
}

tl::unexpected<WarehouseFault> cancelled()
{
    return fault(WarehouseFaultKind::Cancelled, {.what = StagingWords::tr("Cancelled.")});
}

} // namespace

StagingLoader::StagingLoader(SqlConnection &connection, const QTimeZone &zone,
                             QString temporaryFolder)
    : m_connection(connection)
    , m_writer(zone)
    , m_temporaryFolder(std::move(temporaryFolder))
{ }

QByteArray StagingLoader::stagingNameOf(InputTable table)
{
    switch (table) {
    case InputTable::Activities:
        return "staging_activity";
    case InputTable::Lines:
        return "staging_line";
    case InputTable::Contacts:
        break;
    }
    return "staging_contact";
}

Outcome<qint64> StagingLoader::load(const QString &path, InputTable table, base::Progress &progress)
{
    const auto name = stagingNameOf(table);
    const auto &columns = columnsOf(table);
    const auto created = m_connection.script(
        "DROP TABLE IF EXISTS pg_temp." + name + "; CREATE TEMP TABLE " + name + " ("
        + definitionsOf(columns) + ", position bigint NOT NULL, rest jsonb)");
    if (!created)
        return tl::unexpected(created.error());
    if (path.isEmpty())
        return 0;
    const auto plan = planOf(path, table, progress);
    if (!plan)
        return tl::unexpected(plan.error());
    const auto begun = m_connection.beginCopy("COPY pg_temp." + name + " (" + namesOf(columns)
                                              + ", position, rest) FROM STDIN");
    if (!begun)
        return tl::unexpected(begun.error());
    return send(*plan, progress);
}

Outcome<StagingLoader::Plan> StagingLoader::planOf(const QString &path, InputTable table,
                                                   base::Progress &progress) const
{
    const auto opened =
        tablefile::openTable(path, {.temporaryFolder = m_temporaryFolder}, progress);
    if (!opened)
        return unreadable(opened.error());
    // Columns are found by their headings, so the first row is never data.
    Plan plan{.source = {.file = opened->file,
                         .index = {},
                         .dialect = opened->dialect.dialect,
                         .header = true},
              .columns = &columnsOf(table)};
    auto index = std::make_shared<csv::RowIndex>(opened->begin);
    if (const auto built =
            csv::RowIndexer(plan.source.file, plan.source.dialect).build(*index, progress);
        !built)
        return unreadable(built.error());
    plan.source.index = index;
    for (const auto &cell : csv::RowReader(opened->file, index, plan.source.dialect).row(0))
        plan.headings.append(QString::fromUtf8(cell));
    plan.places = placesOf(*plan.columns, plan.headings);
    for (int place = 0; place < plan.headings.size(); ++place) {
        if (std::ranges::find(plan.places, place) == plan.places.end())
            plan.others.push_back(place);
    }
    if (plan.places.front() < 0)
        return fault(WarehouseFaultKind::Refused,
                     {.what = StagingWords::tr("The exported table has no ID column."),
                      .why = plan.headings.join(u", "_s)});
    if (const auto read = readFormats(plan, progress); !read)
        return unreadable(read.error());
    return plan;
}

// Finds out how dates and amounts are written, which only the whole column tells.
base::Result<void> StagingLoader::readFormats(Plan &plan, base::Progress &progress)
{
    std::mutex mutex;
    plan.readings.resize(plan.columns->size());
    return csv::scan(
        plan.source, progress, [&](const csv::RowRange &range, csv::RowScanner &rows, int) {
            std::vector<FormatCounts> counts(plan.columns->size());
            QByteArray scratch;
            for (auto row = range.firstRow; rows.next(); ++row) {
                if (row == 0)
                    continue;
                for (std::size_t number = 0; number < counts.size(); ++number) {
                    const auto kind = (*plan.columns)[number].kind;
                    if (kind == ValueKind::Text || kind == ValueKind::Key
                        || plan.places[number] < 0)
                        continue;
                    countReadings(kind, rows.text(plan.places[number], scratch), counts[number]);
                }
            }
            const std::lock_guard lock(mutex);
            for (std::size_t number = 0; number < counts.size(); ++number) {
                plan.readings[number].first += counts[number].first;
                plan.readings[number].second += counts[number].second;
            }
        });
}

void StagingLoader::appendRow(QByteArray &to, const Plan &plan, const csv::RowScanner &rows,
                              qint64 row) const
{
    QByteArray scratch;
    QJsonObject rest;
    const auto addRest = [&](int place, QByteArrayView cell) {
        if (!cell.isEmpty())
            rest.insert(plan.headings.at(place), QString::fromUtf8(cell).remove(QChar(u'\0')));
    };
    for (std::size_t number = 0; number < plan.places.size(); ++number) {
        const auto place = plan.places[number];
        const auto cell = place < 0 ? QByteArrayView() : rows.text(place, scratch);
        if (!m_writer.append(to, (*plan.columns)[number].kind, cell,
                             plan.readings[number].usesSecond()))
            addRest(place, cell);
        to += '\t';
    }
    for (const auto place : plan.others)
        addRest(place, rows.text(place, scratch));
    to += QByteArray::number(row) + '\t';
    if (rest.isEmpty())
        CellWriter::appendNull(to);
    else
        CellWriter::appendText(to, QJsonDocument(rest).toJson(QJsonDocument::Compact));
    to += '\n';
}

Outcome<qint64> StagingLoader::send(const Plan &plan, base::Progress &progress)
{
    Outcome<void> sent;
    std::atomic<bool> failed = false;
    csv::InOrder<QByteArray> inOrder([&](QByteArray &&rows) {
        if (failed || rows.isEmpty())
            return;
        sent = m_connection.copy(rows);
        failed = !sent;
    });
    const auto read = csv::scan(
        plan.source, progress, [&](const csv::RowRange &range, csv::RowScanner &rows, int) {
            QByteArray text;
            text.reserve(2 * static_cast<qsizetype>(range.end - range.begin));
            for (auto row = range.firstRow; rows.next() && !failed; ++row) {
                if (row > 0 && !rows.blank())
                    appendRow(text, plan, rows, row);
            }
            inOrder.add(range.number, std::move(text));
        });
    const bool whole = read && sent && !progress.cancelled();
    auto ended = m_connection.endCopy(whole ? QByteArray() : QByteArray("the file was not read"));
    if (!sent)
        return tl::unexpected(sent.error());
    if (!read)
        return progress.cancelled() ? cancelled() : unreadable(read.error());
    if (!whole)
        return cancelled();
    return ended;
}

} // namespace storedesk::warehouse
