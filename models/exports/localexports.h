// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "exports/exportfinish.h"
#include "jobs/jobmanager.h"

#include <QSet>

#include <chrono>
#include <optional>

namespace storedesk::exports {

// The exports of one account that are stored on this computer. Creates their tables when their jobs
// end, including jobs that ended before the program was closed or killed. Has no user interface.
class LocalExports final : public QObject
{
    Q_OBJECT

public:
    // The account and the job manager must outlive this object.
    LocalExports(account::Account &account, jobs::JobManager &jobManager);
    ~LocalExports() override;

    [[nodiscard]] const QString &folder() const { return m_places.exports; }
    // Whether the register has been read.
    [[nodiscard]] bool isReady() const { return m_ready; }
    // Returns all tables, newest first.
    [[nodiscard]] const std::vector<StoredExport> &all() const { return m_kept; }
    [[nodiscard]] const StoredExport *find(const QString &job) const;
    // Returns the table that contains the service's export with this ID.
    [[nodiscard]] const StoredExport *findExport(const QString &id) const;
    // Returns the previous comparable table, which is of the same kind and has the same filters.
    [[nodiscard]] const StoredExport *earlierThan(const QString &job) const;
    // Estimates how long a number of exports of a kind take, based on the last table of that kind,
    // because the service provides no estimate. Nothing without such a table.
    [[nodiscard]] std::optional<std::chrono::minutes> usualDuration(const QString &kind,
                                                                    qint64 exports) const;
    [[nodiscard]] bool isJoining(const QString &job) const { return m_joining.contains(job); }
    // Whether the table of an ended job is being created, here or in another process.
    [[nodiscard]] bool isBusy() const
    {
        return !m_ready || !m_joining.isEmpty() || !m_elsewhere.isEmpty();
    }
    // Returns the jobs whose tables are being created.
    [[nodiscard]] QStringList joining() const { return m_joining.keys(); }
    // Returns the jobs for which the user has cancelled this. finish() starts again.
    [[nodiscard]] const QStringList &cancelledJoins() const { return m_cancelledJoins; }
    void cancelJoin(const QString &job);
    void forgetCancelledJoin(const QString &job);

    // Starts a job for the plan and returns its ID.
    QString begin(const exportrun::ExportPlan &plan);
    // Runs a stored job.
    void run(const QString &job);
    [[nodiscard]] const journal::JobFolder &jobFolder() const { return m_jobManager.folder(); }
    // Tries to create the table again after a failure.
    void finish(const QString &job);
    // Removes the table and its files.
    void remove(const QString &job);

Q_SIGNALS:
    void changed();
    // Emitted when the creation of a table begins or ends.
    void joiningChanged();
    void begun(const QString &job);
    void notBegun(const storedesk::base::Problem &problem, const QString &job);
    // Emitted when the table of the job is available.
    void kept(const QString &job);
    void failed(const QString &job, const storedesk::base::Problem &problem);

private:
    void read();
    void finishAll();
    void take(const QString &job, const base::Result<std::optional<StoredExport>> &made);

    jobs::JobManager &m_jobManager;
    const ExportPlaces m_places;
    bool m_ready = false;
    std::vector<StoredExport> m_kept;
    // Jobs that need no more work.
    QStringList m_settled;
    // The work that creates each table.
    QHash<QString, std::shared_ptr<base::Progress>> m_joining;
    // Jobs whose table another process is creating or has just created.
    QSet<QString> m_elsewhere;
    QStringList m_cancelledJoins;
    QSet<QString> m_failed;
    std::unique_ptr<base::Clock::Timer> m_again;
};

} // namespace storedesk::exports
