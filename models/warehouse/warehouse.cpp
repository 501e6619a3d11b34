// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "warehouse/warehouse.h"

#include "base/utc.h"
#include "warehouse/sqltransaction.h"
#include "warehouse/stagingloader.h"

#include <QCoreApplication>

#include <array>

namespace storedesk::warehouse {

using namespace Qt::StringLiterals;
using insights::InputTable;

namespace {

struct WarehouseWords
{
    Q_DECLARE_TR_FUNCTIONS(Warehouse)
};

// A sync that was interrupted longer ago starts from the beginning.
constexpr qint64 roundSeconds = 24LL * 60 * 60;

// PostgreSQL writes 2026-06-30 22:00:00+00.
QDateTime timeFrom(const SqlRows &rows, int row, int column)
{
    if (rows.isNull(row, column))
        return {};
    auto text = rows.text(row, column);
    text.chop(3);
    auto time = QDateTime::fromString(text.replace(u' ', u'T'), Qt::ISODateWithMs);
    return {time.date(), time.time(), base::utc};
}

} // namespace

Warehouse::Warehouse(std::unique_ptr<SqlConnection> connection, const QString &schema,
                     QString temporaryFolder)
    : m_connection(std::move(connection))
    , m_schema(*m_connection, schema)
    , m_schemaName(schema)
    , m_temporaryFolder(std::move(temporaryFolder))
{ }

Outcome<std::unique_ptr<Warehouse>> Warehouse::open(const ConnectionSettings &settings,
                                                    const QByteArray &password,
                                                    QString temporaryFolder,
                                                    std::shared_ptr<SqlInterrupt> interrupt)
{
    return SqlConnection::open(settings, password, std::move(interrupt))
        .map([&](std::unique_ptr<SqlConnection> connection) {
            return std::unique_ptr<Warehouse>(
                new Warehouse(std::move(connection), settings.schema, std::move(temporaryFolder)));
        });
}

Outcome<void> Warehouse::create(const WarehouseStore &store, QDate firstDay)
{
    return m_schema.create(store, firstDay);
}

// The lock ends with the connection, also if the program is killed.
Outcome<void> Warehouse::lock()
{
    const auto locked = m_connection->run("SELECT pg_try_advisory_lock(hashtext($1))",
                                          {"storedesk warehouse " + m_schemaName.toUtf8()});
    if (!locked)
        return tl::unexpected(locked.error());
    if (locked->bytes(0, 0) == "t")
        return {};
    return fault(WarehouseFaultKind::Guard,
                 {.what = WarehouseWords::tr("Another sync of this warehouse is running."),
                  .next = WarehouseWords::tr("Wait until it finishes.")});
}

Outcome<void> Warehouse::requireStore(const QString &id)
{
    const auto known = m_schema.value(meta::store);
    const auto name = known ? m_schema.value(meta::storeName) : known;
    if (!name)
        return tl::unexpected(name.error());
    if (known->isEmpty() || id.isEmpty() || *known == id)
        return {};
    return fault(
        WarehouseFaultKind::Guard,
        {.what = WarehouseWords::tr("The warehouse belongs to another store: %1.").arg(*name),
         .next = WarehouseWords::tr("Use one schema for each store.")});
}

Outcome<QDateTime> Warehouse::time(QLatin1StringView name)
{
    return m_schema.value(name).map(
        [](const QString &text) { return QDateTime::fromString(text, Qt::ISODateWithMs); });
}

Outcome<void> Warehouse::beginSync(const WarehouseStore &store, const QDateTime &now)
{
    if (auto locked = lock(); !locked)
        return locked;
    if (auto upgraded = m_schema.upgrade(); !upgraded)
        return upgraded;
    if (auto same = requireStore(store.id); !same)
        return same;
    if (auto corrected = correctTimes(now); !corrected)
        return corrected;
    const auto began = time(meta::roundBegan);
    if (!began)
        return tl::unexpected(began.error());
    // If the time is in the future, the clock of a computer was wrong.
    if (began->isValid() && *began <= now && began->secsTo(now) < roundSeconds)
        return {};
    if (auto chosen = chooseTurn(now.toUTC().date()); !chosen)
        return chosen;
    return m_schema.setValue(meta::roundBegan, now.toUTC().toString(Qt::ISODateWithMs));
}

// The clock of another computer was ahead, or that of this one is behind. Otherwise, no export
// would seem to be newer than the stored data.
Outcome<void> Warehouse::correctTimes(const QDateTime &now)
{
    const auto latest = now.toUTC().addMSecs(-1).toString(Qt::ISODateWithMs);
    const auto changed = m_connection->run(
        "UPDATE synced_day SET asked_at = $1::timestamptz WHERE asked_at > $1::timestamptz",
        {latest.toLatin1()});
    const auto contacts = time(meta::contactsAsked);
    if (!changed || !contacts)
        return tl::unexpected(changed ? contacts.error() : changed.error());
    return contacts->isValid() && *contacts > now ? m_schema.setValue(meta::contactsAsked, latest)
                                                  : Outcome<void>();
}

// Once a day.
Outcome<void> Warehouse::chooseTurn(QDate today)
{
    const auto text = today.toString(Qt::ISODate);
    const auto chosen = m_schema.value(meta::turnChosen);
    const auto first = m_schema.value(meta::firstDay);
    const auto known = days();
    if (!chosen || !first)
        return tl::unexpected(chosen ? first.error() : chosen.error());
    if (!known)
        return tl::unexpected(known.error());
    if (*chosen == text)
        return {};
    const auto turn = nextTurn(QDate::fromString(*first, Qt::ISODate), *known);
    if (auto set = m_schema.setValue(meta::turn, turn.toString(Qt::ISODate)); !set)
        return set;
    return m_schema.setValue(meta::turnChosen, text);
}

Outcome<std::vector<SyncedDay>> Warehouse::days()
{
    return m_connection
        ->run("SELECT day, asked_at, loaded_at, rows, doubled, stale FROM synced_day ORDER BY day")
        .map([](const SqlRows &rows) {
            std::vector<SyncedDay> days;
            for (int row = 0; row < rows.count(); ++row)
                days.push_back({.day = QDate::fromString(rows.text(row, 0), Qt::ISODate),
                                .asked = timeFrom(rows, row, 1),
                                .loaded = timeFrom(rows, row, 2),
                                .rows = rows.number(row, 3),
                                .doubled = rows.number(row, 4),
                                .stale = rows.bytes(row, 5) == "t"});
            return days;
        });
}

Outcome<SyncState> Warehouse::syncState()
{
    const auto first = m_schema.value(meta::firstDay);
    const auto turn = m_schema.value(meta::turn);
    const auto began = time(meta::roundBegan);
    const auto contacts = time(meta::contactsAsked);
    auto all = days();
    if (!first || !began || !contacts)
        return tl::unexpected(!first ? first.error() : !began ? began.error() : contacts.error());
    if (!all || !turn)
        return tl::unexpected(all ? turn.error() : all.error());
    return SyncState{.firstDay = QDate::fromString(*first, Qt::ISODate),
                     .days = *std::move(all),
                     .began = *began,
                     .contactsAsked = *contacts,
                     .turn = QDate::fromString(*turn, Qt::ISODate)};
}

Outcome<void> Warehouse::readAgain(QDate first, QDate last)
{
    return m_connection
        ->run("UPDATE synced_day SET stale = true WHERE day BETWEEN $1 AND $2",
              {first.toString(Qt::ISODate).toLatin1(), last.toString(Qt::ISODate).toLatin1()})
        .map([](const SqlRows &) { });
}

Outcome<QTimeZone> Warehouse::zone()
{
    return m_schema.value(meta::zone).map([](const QString &name) {
        const QTimeZone known(name.toLatin1());
        return known.isValid() ? known : QTimeZone("UTC");
    });
}

Outcome<StagedRows> Warehouse::stage(const exports::StoredExport &stored, base::Progress &progress)
{
    const auto known = zone();
    if (!known)
        return tl::unexpected(known.error());
    StagingLoader loader(*m_connection, *known, m_temporaryFolder);
    const bool contacts = stored.plan.kind == "contacts"_L1;
    const auto rows = loader.load(
        stored.path, contacts ? InputTable::Contacts : InputTable::Activities, progress);
    if (!rows || contacts)
        return rows;
    const auto lines = loader.load(stored.besides, InputTable::Lines, progress);
    return lines ? rows : lines;
}

Outcome<MergeCounts> Warehouse::load(const SyncStep &step, base::Progress &progress)
{
    if (step.kind == SyncStep::Kind::LoadContacts)
        return loadContacts(step, progress);
    const auto staged = stage(step.stored, progress);
    if (!staged)
        return tl::unexpected(staged.error());
    return loadActivities(step, staged->distinctIds, progress);
}

Outcome<MergeCounts> Warehouse::loadActivities(const SyncStep &step, bool distinctIds,
                                               base::Progress &progress)
{
    ActivityMerge merge(*m_connection);
    if (const auto prepared = merge.prepare(step.days, distinctIds); !prepared)
        return tl::unexpected(prepared.error());
    if (progress.cancelled())
        return fault(WarehouseFaultKind::Cancelled, {.what = WarehouseWords::tr("Cancelled.")});
    const auto transaction = SqlTransaction::begin(*m_connection);
    if (!transaction)
        return tl::unexpected(transaction.error());
    auto counts = merge.merge(step.days, step.stored.asked);
    if (!counts)
        return counts;
    if (const auto committed = (*transaction)->commit(); !committed)
        return tl::unexpected(committed.error());
    return counts;
}

Outcome<ContactMerge::Occasion> Warehouse::occasionOfContacts()
{
    using enum ContactMerge::Occasion;
    const auto contacts = time(meta::contactsAsked);
    const auto last = time(meta::lastSync);
    if (!contacts || !last)
        return tl::unexpected(contacts ? last.error() : contacts.error());
    return !contacts->isValid() ? First : last->isValid() ? Usual : FirstSync;
}

// Fills the staging tables with the rows that differ from the stored contacts.
Outcome<qint64> Warehouse::stageContacts(const exports::StoredExport &stored,
                                         base::Progress &progress)
{
    const auto localZone = zone();
    const auto known = KnownContacts::read(*m_connection);
    if (!localZone || !known)
        return tl::unexpected(localZone ? known.error() : localZone.error());
    StagingLoader loader(*m_connection, *localZone, m_temporaryFolder);
    const auto rows = loader.loadChangedContacts(stored.path, *known, progress);
    // An empty file is rather a fault than a store that lost all contacts.
    if (rows && *rows == 0 && known->size() > 0)
        return fault(
            WarehouseFaultKind::Guard,
            {.what = WarehouseWords::tr("The export contains no contacts."),
             .why = WarehouseWords::tr("All contacts and their activities would be "
                                       "deleted from the warehouse."),
             .next = WarehouseWords::tr("If the store is empty, create a new warehouse.")});
    return rows ? qint64(known->size()) : rows;
}

Outcome<MergeCounts> Warehouse::loadContacts(const SyncStep &step, base::Progress &progress)
{
    const auto before = stageContacts(step.stored, progress);
    if (!before)
        return tl::unexpected(before.error());
    const auto began = time(meta::roundBegan);
    const auto occasion = occasionOfContacts();
    if (!began || !occasion)
        return tl::unexpected(began ? occasion.error() : began.error());
    const auto transaction = SqlTransaction::begin(*m_connection);
    if (!transaction)
        return tl::unexpected(transaction.error());
    auto counts = ContactMerge(*m_connection).merge(*occasion, *began);
    if (!counts)
        return counts;
    counts->rows = *before + counts->added - counts->removed;
    const auto noted = m_schema.setValue(meta::contactsAsked,
                                         step.stored.asked.toUTC().toString(Qt::ISODateWithMs));
    if (!noted)
        return tl::unexpected(noted.error());
    if (const auto committed = (*transaction)->commit(); !committed)
        return tl::unexpected(committed.error());
    return counts;
}

// PostgreSQL has no other occasion to do this for tables with partitions. Without it, it reads all
// activities to find a few. Once for each new partition, because it takes seconds.
Outcome<void> Warehouse::analyze()
{
    const auto found = m_connection->run(
        "SELECT count(*) FROM pg_inherits WHERE inhparent = 'activity'::regclass");
    const auto known = m_schema.value(meta::analyzedPartitions);
    if (!found || !known)
        return tl::unexpected(found ? known.error() : found.error());
    const auto partitions = found->text(0, 0);
    if (partitions == *known)
        return {};
    // A small sample of each partition tells enough.
    if (auto done = m_connection->script("SET LOCAL default_statistics_target = 20;"
                                         "ANALYZE activity, purchase_line, purchase, contact,"
                                         " uncounted_purchase");
        !done)
        return done;
    return m_schema.setValue(meta::analyzedPartitions, partitions);
}

Outcome<void> Warehouse::endSync()
{
    const auto began = m_schema.value(meta::roundBegan);
    if (!began)
        return tl::unexpected(began.error());
    const auto transaction = SqlTransaction::begin(*m_connection);
    if (!transaction)
        return tl::unexpected(transaction.error());
    if (auto removed = ActivityMerge(*m_connection).removeOutside(); !removed)
        return removed;
    if (auto analyzed = analyze(); !analyzed)
        return analyzed;
    if (auto set = m_schema.setValue(meta::lastSync, *began); !set)
        return set;
    if (auto set = m_schema.setValue(meta::roundBegan, {}); !set)
        return set;
    return (*transaction)->commit();
}

Outcome<SyncState> Warehouse::prepareVerification(const WarehouseStore &store)
{
    if (const auto locked = lock(); !locked)
        return tl::unexpected(locked.error());
    if (const auto current = m_schema.requireCurrent(); !current)
        return tl::unexpected(current.error());
    if (const auto same = requireStore(store.id); !same)
        return tl::unexpected(same.error());
    return syncState();
}

Outcome<QString> Warehouse::job()
{
    return m_schema.value(meta::job);
}

Outcome<void> Warehouse::setJob(const QString &job)
{
    return m_schema.setValue(meta::job, job);
}

Outcome<WarehouseStatus> Warehouse::status()
{
    if (const auto current = m_schema.requireCurrent(); !current)
        return tl::unexpected(current.error());
    WarehouseStatus status;
    const auto id = m_schema.value(meta::store);
    const auto name = m_schema.value(meta::storeName);
    const auto zone = m_schema.value(meta::zone);
    const auto last = time(meta::lastSync);
    auto state = syncState();
    if (!id || !name || !zone || !last)
        return tl::unexpected(!id         ? id.error()
                                  : !name ? name.error()
                                  : !zone ? zone.error()
                                          : last.error());
    if (!state)
        return tl::unexpected(state.error());
    status.store = {.id = *id, .name = *name, .zone = zone->toLatin1()};
    status.lastSync = *last;
    status.state = *std::move(state);
    static constexpr std::array tables{"activity"_L1, "purchase_line"_L1, "purchase"_L1,
                                       "product"_L1, "contact"_L1};
    QByteArrayList counts;
    for (const auto table : tables)
        counts.append("(SELECT count(*) FROM " + QByteArray(table.data(), table.size()) + ')');
    const auto rows =
        m_connection->run("SELECT current_setting('server_version'), " + counts.join(", "));
    if (!rows)
        return tl::unexpected(rows.error());
    status.server = rows->text(0, 0);
    for (int table = 0; table < int(tables.size()); ++table)
        status.tables.push_back(
            {.table = tables[std::size_t(table)], .rows = rows->number(0, table + 1)});
    return status;
}

} // namespace storedesk::warehouse
