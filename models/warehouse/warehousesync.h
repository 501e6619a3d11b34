// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/workerthread.h"
#include "profiles/bestsecrets.h"
#include "warehouse/syncexport.h"
#include "warehouse/warehouseverifier.h"

#include <QPointer>

namespace storedesk::account {
class Account;
}
namespace storedesk::jobs {
class JobManager;
}

namespace storedesk::warehouse {

// The warehouse of an open account: connects to it, syncs and verifies it in another thread.
// Exports that a sync needs run as jobs. Has no user interface.
class WarehouseSync final : public QObject
{
    Q_OBJECT

public:
    enum class Activity : quint8 { Idle, Connecting, Creating, Syncing, Verifying };

    // All must outlive this object.
    WarehouseSync(account::Account &account, jobs::JobManager &jobManager,
                  exports::LocalExports &localExports);
    // Abandons the connection. Does not wait for the server.
    ~WarehouseSync() override;

    // Whether the stored connection was read.
    [[nodiscard]] bool isReady() const { return m_ready; }
    // The connection in use. Without parameters if none is stored.
    [[nodiscard]] const ConnectionSettings &settings() const { return m_settings; }
    [[nodiscard]] Activity activity() const { return m_activity; }
    // Whether the activity ends after the statement in progress.
    [[nodiscard]] bool isPausing() const { return m_pausing; }
    // The job that exports rows for the activity. Empty if there is none.
    [[nodiscard]] const QString &job() const { return m_export.job(); }
    // Whether the server accepted the connection, but its schema has no tables yet.
    [[nodiscard]] bool needsTables() const { return m_needsTables; }
    // Whether an earlier version wrote the tables, so that there is no status before the next sync.
    [[nodiscard]] bool needsUpgrade() const { return m_needsUpgrade; }
    [[nodiscard]] const std::optional<WarehouseStatus> &status() const { return m_status; }
    [[nodiscard]] const std::optional<Verification> &verification() const { return m_verification; }
    // An empty `what` means that there is no problem.
    [[nodiscard]] const base::Problem &problem() const { return m_problem; }
    // The completed part of a sync or verification, from 0 to 1.
    [[nodiscard]] double part() const;
    // Empty if it is too early for an estimate.
    [[nodiscard]] std::optional<base::Clock::Duration> left() const;
    // Whether passwords survive the end of the program.
    [[nodiscard]] bool storesPasswords() const { return m_secrets.lasting(); }

    // Where the passwords are.
    [[nodiscard]] profiles::SecretStore &secrets() { return m_secrets; }

    // Connects, and uses and stores the connection and the password if the server accepts them. An
    // empty password leaves the stored one.
    void connectTo(const ConnectionSettings &settings, const QByteArray &password);
    // Reads the status again.
    void refresh();
    void create(QDate firstDay);
    void sync();
    void verify();
    // Interrupts the statement in progress and pauses the export. The next sync continues. Does not
    // wait for the server.
    void pause();
    // Ends the activity at once and abandons the connection and the export. The rows in the
    // warehouse stay there.
    void cancel();

Q_SIGNALS:
    void changed();

private:
    struct Advance;
    struct StatusRead;

    // Runs work(warehouse) in the worker thread and passes its result to done in this thread.
    template <typename Work, typename Done>
    void post(Work work, Done done);
    // Opens the warehouse and calls next() in this thread.
    void begin(Activity activity, const ConnectionSettings &settings,
               const std::optional<QByteArray> &password, std::function<void()> next);
    void open(const ConnectionSettings &settings, const QByteArray &password,
              std::function<void()> next);
    void use(const ConnectionSettings &settings, const QByteArray &password);
    void advance();
    void take(const SyncStep &step);
    void request(const SyncStep &step);
    void load(const SyncStep &step);
    // Deletes the export of the job if only the warehouse needed it.
    void forget(const QString &job);
    void arrived(const SyncStep &step);
    void endSync();
    void verifyNext();
    void compare(const SyncStep &step);
    void readStatus();
    void fail(const WarehouseFault &fault);
    void finish();
    // Ends the connection in the background, after all work of the thread.
    void abandon();
    [[nodiscard]] WarehouseStore store() const;

    account::Account &m_account;
    exports::LocalExports &m_exports;
    profiles::BestSecrets m_secrets;
    ConnectionSettings m_settings;
    bool m_ready = false;
    Activity m_activity = Activity::Idle;
    bool m_needsTables = false;
    bool m_needsUpgrade = false;
    bool m_pausing = false;
    std::optional<WarehouseStatus> m_status;
    std::optional<Verification> m_verification;
    base::Problem m_problem;
    // Number of the current activity. Results of cancelled ones are ignored.
    int m_run = 0;
    // The connection of the current activity. Used by the worker thread.
    std::shared_ptr<Warehouse> m_warehouse;
    std::shared_ptr<SqlInterrupt> m_interrupt;
    std::shared_ptr<base::Progress> m_progress;
    SyncExport m_export;
    // Exports to compare with, and the next of them.
    std::vector<SyncStep> m_comparisons;
    std::size_t m_next = 0;
    qint64 m_done = 0;
    qint64 m_total = 0;
    base::Clock::Duration m_began = {};
    // Receives the results of the worker thread, which may outlive this object.
    std::shared_ptr<QObject> m_inbox;
    std::unique_ptr<base::WorkerThread> m_worker;
};

} // namespace storedesk::warehouse
