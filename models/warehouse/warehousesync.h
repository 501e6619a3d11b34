// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/workerthread.h"
#include "exports/localexports.h"
#include "profiles/bestsecrets.h"
#include "warehouse/warehouseverifier.h"

namespace storedesk::account {
class Account;
}

namespace storedesk::warehouse {

// The warehouse of an open account: connects to it, syncs and verifies it in another thread.
// Exports that a sync needs run as jobs. Has no user interface.
class WarehouseSync final : public QObject
{
    Q_OBJECT

public:
    enum class Activity : quint8 { Idle, Connecting, Creating, Syncing, Verifying };

    // Both must outlive this object.
    WarehouseSync(account::Account &account, exports::LocalExports &localExports);
    // Interrupts the statement in progress.
    ~WarehouseSync() override;

    // Whether the stored connection was read.
    [[nodiscard]] bool isReady() const { return m_ready; }
    // Without parameters if none is stored.
    [[nodiscard]] const ConnectionSettings &settings() const { return m_settings; }
    [[nodiscard]] Activity activity() const { return m_activity; }
    // Whether the server accepted the connection, but its schema has no tables yet.
    [[nodiscard]] bool needsTables() const { return m_needsTables; }
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

    // Connects, and stores the connection and the password if the server accepts them. An empty
    // password leaves the stored one.
    void connectTo(const ConnectionSettings &settings, const QByteArray &password);
    // Reads the status again.
    void refresh();
    void create(QDate firstDay);
    void sync();
    void verify();
    // Stops after the statement in progress. The next sync continues.
    void pause();

Q_SIGNALS:
    void changed();

private:
    struct Advance;

    template <typename Work, typename Done>
    void post(Work work, Done done);
    // Opens the warehouse and calls next() in this thread.
    void begin(Activity activity, std::function<void()> next);
    void open(const QByteArray &password, std::function<void()> next);
    void advance();
    void take(const SyncStep &step);
    void request(const SyncStep &step);
    void load(const SyncStep &step);
    void forget(const QString &job);
    void arrived(const QString &job);
    void endSync();
    void verifyNext();
    void compare(const SyncStep &step);
    void readStatus();
    void fail(const WarehouseFault &fault);
    void finish();
    [[nodiscard]] WarehouseStore store() const;

    account::Account &m_account;
    exports::LocalExports &m_exports;
    profiles::BestSecrets m_secrets;
    ConnectionSettings m_settings;
    bool m_ready = false;
    Activity m_activity = Activity::Idle;
    bool m_needsTables = false;
    bool m_pausing = false;
    std::optional<WarehouseStatus> m_status;
    std::optional<Verification> m_verification;
    base::Problem m_problem;
    // The connection of the current activity. Used by the worker thread.
    std::shared_ptr<Warehouse> m_warehouse;
    std::shared_ptr<base::Progress> m_progress;
    // The export being waited for, and its job.
    std::optional<SyncStep> m_requested;
    QString m_job;
    // Exports to compare with, and the next of them.
    std::vector<SyncStep> m_comparisons;
    std::size_t m_next = 0;
    qint64 m_done = 0;
    qint64 m_total = 0;
    base::Clock::Duration m_began = {};
    base::WorkerThread m_worker;
};

} // namespace storedesk::warehouse
