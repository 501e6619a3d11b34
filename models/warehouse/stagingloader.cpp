// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "warehouse/stagingloader.h"

#include "csv/rowindexer.h"
#include "csv/rowreader.h"
#include "statistics/valuecounter.h"
#include "tablefile/tableopener.h"
#include "warehouse/warehouseschema.h"

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

// Stands for an empty ID, and for one that PostgreSQL stores in another way.
constexpr quint64 unusableId = 0;

quint64 hashOfId(QByteArrayView id)
{
    const bool usable = !id.isEmpty() && !id.contains('\0') && id.isValidUtf8();
    return usable ? statistics::hashOf(id) : unusableId;
}

// IDs with equal hashes count as equal, which costs only time.
bool areDistinct(std::vector<quint64> ids)
{
    std::ranges::sort(ids);
    return std::ranges::adjacent_find(ids) == ids.end()
        && !std::ranges::binary_search(ids, unusableId);
}

} // namespace

StagingLoader::StagingLoader(SqlConnection &connection, const QTimeZone &zone,
                             QString temporaryFolder)
    : m_connection(connection)
    , m_zone(zone.id())
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

Outcome<void> StagingLoader::createTable(InputTable table)
{
    const auto name = stagingNameOf(table);
    return m_connection.script("DROP TABLE IF EXISTS pg_temp." + name + "; CREATE TEMP TABLE "
                               + name + " (" + definitionsOf(columnsOf(table))
                               + ", position bigint NOT NULL, rest jsonb"
                               + (table == InputTable::Contacts ? ", fingerprint bigint)" : ")"));
}

Outcome<StagedRows> StagingLoader::load(const QString &path, InputTable table,
                                        base::Progress &progress)
{
    if (const auto created = createTable(table); !created)
        return tl::unexpected(created.error());
    if (path.isEmpty())
        return StagedRows{.distinctIds = true};
    const auto plan = planOf(path, table, progress);
    if (!plan)
        return tl::unexpected(plan.error());
    const auto begun =
        m_connection.beginCopy("COPY pg_temp." + stagingNameOf(table) + " (" + sentNamesOf(*plan)
                               + ", position, rest) FROM STDIN");
    if (!begun)
        return tl::unexpected(begun.error());
    std::vector<quint64> ids;
    const bool activities = table == InputTable::Activities;
    return send(*plan, progress, {.ids = activities ? &ids : nullptr}).map([&](qint64 rows) {
        return StagedRows{.rows = rows, .distinctIds = activities && areDistinct(std::move(ids))};
    });
}

Outcome<qint64> StagingLoader::loadChangedContacts(const QString &path, const KnownContacts &known,
                                                   base::Progress &progress)
{
    if (const auto created = createTable(InputTable::Contacts); !created)
        return tl::unexpected(created.error());
    const auto plan = planOf(path, InputTable::Contacts, progress);
    if (!plan)
        return tl::unexpected(plan.error());
    const auto begun = m_connection.beginCopy("COPY pg_temp.staging_contact (" + sentNamesOf(*plan)
                                              + ", position, rest, fingerprint) FROM STDIN");
    if (!begun)
        return tl::unexpected(begun.error());
    ContactComparison changes(known);
    if (const auto sent = send(*plan, progress, {.contacts = &changes}); !sent)
        return sent;
    if (const auto noted = noteAbsent(changes); !noted)
        return tl::unexpected(noted.error());
    return changes.rows();
}

Outcome<void> StagingLoader::noteAbsent(const ContactComparison &changes)
{
    QByteArrayList repeated;
    for (const auto number : changes.superseded())
        repeated.append(QByteArray::number(number));
    const auto created = m_connection.script(
        "DELETE FROM pg_temp.staging_contact WHERE position = ANY ('{" + repeated.join(',')
        + "}'); DROP TABLE IF EXISTS pg_temp.absent_contact;"
          " CREATE TEMP TABLE absent_contact (contact_id text PRIMARY KEY)");
    if (!created)
        return created;
    if (const auto begun =
            m_connection.beginCopy("COPY pg_temp.absent_contact (contact_id) FROM STDIN");
        !begun)
        return begun;
    QByteArray rows;
    for (const auto id : changes.absentContacts()) {
        CellWriter::appendText(rows, id);
        rows += '\n';
    }
    const auto sent = rows.isEmpty() ? Outcome<void>() : m_connection.copy(rows);
    const auto ended = m_connection.endCopy();
    if (!sent || !ended)
        return tl::unexpected(sent ? ended.error() : sent.error());
    // IDs that PostgreSQL does not accept unchanged are not known by their bytes in the file.
    return m_connection.script("DELETE FROM pg_temp.absent_contact a USING pg_temp.staging_contact"
                               " s WHERE s.contact_id = a.contact_id");
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

// Columns that are missing from the file are not sent, unless they must not be null.
static bool isSent(const TableColumn &column, int place)
{
    return place >= 0 || column.kind == ValueKind::Key;
}

QByteArray StagingLoader::sentNamesOf(const Plan &plan)
{
    QByteArrayList names;
    for (std::size_t number = 0; number < plan.places.size(); ++number) {
        const auto &column = (*plan.columns)[number];
        if (isSent(column, plan.places[number]))
            names.append(column.name);
    }
    return names.join(", ");
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
        const auto &column = (*plan.columns)[number];
        if (!isSent(column, place))
            continue;
        const auto cell = place < 0 ? QByteArrayView() : rows.text(place, scratch);
        if (!m_writer.append(to, column.kind, cell, plan.readings[number].usesSecond()))
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
}

quint64 StagingLoader::layoutOf(const Plan &plan) const
{
    QByteArray text = QByteArray::number(WarehouseSchema::version) + m_zone + '\n';
    for (std::size_t number = 0; number < plan.columns->size(); ++number) {
        const auto &column = (*plan.columns)[number];
        text += column.name + ' ' + sqlTypeOf(column.kind) + ' '
            + QByteArray::number(plan.places[number])
            + (plan.readings[number].usesSecond() ? " second\n" : "\n");
    }
    return statistics::hashOf(text + plan.headings.join(u'\n').toUtf8());
}

StagingLoader::Block StagingLoader::blockOf(const Plan &plan, csv::RowScanner &rows,
                                            qint64 firstRow, const Comparisons &comparisons,
                                            quint64 layout) const
{
    Block block;
    QByteArray scratch;
    const auto *changes = comparisons.contacts;
    for (auto row = firstRow; rows.next(); ++row) {
        if (row == 0 || rows.blank())
            continue;
        if (changes) {
            const auto id = rows.text(plan.places.front(), scratch);
            block.contacts.push_back(changes->compare(row, id, layout, rows.rowBytes()));
            if (!block.contacts.back().changed)
                continue;
        }
        if (comparisons.ids)
            block.ids.push_back(hashOfId(rows.text(plan.places.front(), scratch)));
        appendRow(block.text, plan, rows, row);
        if (changes)
            block.text += '\t' + QByteArray::number(block.contacts.back().fingerprint);
        block.text += '\n';
    }
    return block;
}

Outcome<qint64> StagingLoader::send(const Plan &plan, base::Progress &progress,
                                    const Comparisons &comparisons)
{
    Outcome<void> sent;
    std::atomic<bool> failed = false;
    const auto layout = layoutOf(plan);
    csv::InOrder<Block> inOrder([&](Block &&block) {
        if (comparisons.contacts)
            comparisons.contacts->add(block.contacts);
        if (comparisons.ids)
            comparisons.ids->insert(comparisons.ids->end(), block.ids.begin(), block.ids.end());
        if (failed || block.text.isEmpty())
            return;
        sent = m_connection.copy(block.text);
        failed = !sent;
    });
    const auto read = csv::scan(
        plan.source, progress, [&](const csv::RowRange &range, csv::RowScanner &rows, int) {
            if (!failed)
                inOrder.add(range.number, blockOf(plan, rows, range.firstRow, comparisons, layout));
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
