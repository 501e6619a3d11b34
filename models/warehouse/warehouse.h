// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "warehouse/contactmerge.h"
#include "warehouse/stagingloader.h"
#include "warehouse/syncplan.h"
#include "warehouse/warehouseschema.h"

#include "base/progress.h"

namespace storedesk::warehouse {

// The number of rows of a table.
struct TableCount
{
    QString table = {};
    qint64 rows = 0;

    bool operator==(const TableCount &) const = default;
};

// A summary of the warehouse for the user.
struct WarehouseStatus
{
    WarehouseStore store = {};
    SyncState state = {};
    QDateTime lastSync = {};
    std::vector<TableCount> tables = {};
    QString server = {};

    bool operator==(const WarehouseStatus &) const = default;
};

// The copy of a store in a PostgreSQL database. Blocks, so windows use it in a worker thread.
class Warehouse final
{
public:
    // The folder is a private one for decompressed data. Nothing is changed.
    [[nodiscard]] static Outcome<std::unique_ptr<Warehouse>>
    open(const ConnectionSettings &settings, const QByteArray &password, QString temporaryFolder,
         std::shared_ptr<SqlInterrupt> interrupt = {});

    // Creates the tables for a store, from this day on.
    [[nodiscard]] Outcome<void> create(const WarehouseStore &store, QDate firstDay);
    [[nodiscard]] Outcome<WarehouseStatus> status();

    // Starts a sync, or continues an interrupted one. Fails if another process is syncing, or if
    // the warehouse belongs to another store. Upgrades the tables.
    [[nodiscard]] Outcome<void> beginSync(const WarehouseStore &store, const QDateTime &now);
    [[nodiscard]] Outcome<SyncState> syncState();
    // Marks days to be read again.
    [[nodiscard]] Outcome<void> readAgain(QDate first, QDate last);
    // Loads the export of the step, in one transaction.
    [[nodiscard]] Outcome<MergeCounts> load(const SyncStep &step, base::Progress &progress);
    [[nodiscard]] Outcome<void> endSync();

    // Checks that the warehouse can be compared with the store, and that no sync is running.
    [[nodiscard]] Outcome<SyncState> prepareVerification(const WarehouseStore &store);

    // The job that exports the next rows, so that it is continued after an interruption. Empty if
    // there is none.
    [[nodiscard]] Outcome<QString> job();
    [[nodiscard]] Outcome<void> setJob(const QString &job);

    // Fails if the warehouse belongs to another store. An empty id fits every warehouse.
    [[nodiscard]] Outcome<void> requireStore(const QString &id);

    [[nodiscard]] SqlConnection &connection() { return *m_connection; }
    [[nodiscard]] WarehouseSchema &schema() { return m_schema; }
    // Fills the staging tables. Returns the number of staged rows and the state of the main tables.
    [[nodiscard]] Outcome<StagedRows> stage(const exports::StoredExport &stored,
                                            base::Progress &progress);

private:
    Warehouse(std::unique_ptr<SqlConnection> connection, const QString &schema,
              QString temporaryFolder);

    [[nodiscard]] Outcome<void> lock();
    [[nodiscard]] Outcome<void> correctTimes(const QDateTime &now);
    [[nodiscard]] Outcome<void> chooseTurn(QDate today);
    [[nodiscard]] Outcome<MergeCounts> loadActivities(const SyncStep &step, bool distinctIds,
                                                      base::Progress &progress);
    [[nodiscard]] Outcome<QTimeZone> zone();
    // Returns the number of contacts before the sync.
    [[nodiscard]] Outcome<qint64> stageContacts(const exports::StoredExport &stored,
                                                base::Progress &progress);
    [[nodiscard]] Outcome<void> analyze();
    [[nodiscard]] Outcome<MergeCounts> loadContacts(const SyncStep &step, base::Progress &progress);
    [[nodiscard]] Outcome<ContactMerge::Occasion> occasionOfContacts();
    [[nodiscard]] Outcome<QDateTime> time(QLatin1StringView name);
    [[nodiscard]] Outcome<std::vector<SyncedDay>> days();

    std::unique_ptr<SqlConnection> m_connection;
    WarehouseSchema m_schema;
    QString m_schemaName;
    QString m_temporaryFolder;
};

} // namespace storedesk::warehouse
