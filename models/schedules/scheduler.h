// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "exports/contactmirrorupdater.h"
#include "exports/localexports.h"
#include "schedules/scheduledwork.h"
#include "schedules/schedulelist.h"

#include <deque>
#include <functional>
#include <map>

namespace storedesk::schedules {

// Runs an account's schedules while the program is running: at startup and then every few minutes.
// Has no user interface.
class Scheduler final : public QObject
{
    Q_OBJECT

public:
    // All arguments must outlive this object.
    Scheduler(account::Account &account, jobs::JobManager &jobManager,
              exports::LocalExports &localExports, exports::ContactMirrorUpdater &mirror);
    ~Scheduler() override;

    // Private folder for temporary files. Without one, the system's folder is used.
    void setTemporaryFolder(const QString &path) { m_temporaryFolder = path; }

    // Called by schedules that sync the warehouse.
    void setWarehouseSync(SyncWarehouse sync) { m_syncWarehouse = std::move(sync); }

    // Whether the schedules have been read.
    [[nodiscard]] bool isReady() const { return m_ready; }
    [[nodiscard]] const std::vector<Schedule> &all() const { return m_schedules; }
    [[nodiscard]] const Schedule *find(const QString &id) const;
    // When schedules were last checked. Invalid before the first check.
    [[nodiscard]] const QDateTime &checked() const { return m_checked; }
    // Whether a run is being checked for, prepared or started.
    [[nodiscard]] bool isBusy() const;
    void keep(const Schedule &schedule);
    void remove(const QString &id);
    void setOn(const QString &id, bool on);
    void setPaused(bool paused);
    // Begins a run as soon as possible, also if the schedule is off.
    void runNow(const QString &id);
    // Begins the runs that are due.
    void look();

Q_SIGNALS:
    void changed();
    // Emitted when a run has begun. A missed run began later than planned.
    void begun(const QString &words, bool missed);
    void failed(const storedesk::base::Problem &problem);

private:
    using Change = std::function<base::Result<void>()>;

    struct Work
    {
        ClaimedRun claimed;
        std::unique_ptr<ScheduledWork> work;
    };

    [[nodiscard]] ScheduleList list() const;
    [[nodiscard]] RunContext context() const;
    void read();
    void change(Change change);
    void changeNext();
    void begin(base::Result<std::vector<ClaimedRun>> claimed);
    void prepare(ClaimedRun run);
    void startJob(const ClaimedRun &run);
    // The lock, if any, is released once the result is stored.
    void noteResult(const QString &schedule, const QString &run, const RunResult &result,
                    const std::shared_ptr<base::FileLock> &lock = {});
    void drop(const QString &run);
    void lookForFiles();
    void settle();

    account::Account &m_account;
    jobs::JobManager &m_jobManager;
    exports::LocalExports &m_localExports;
    exports::ContactMirrorUpdater &m_mirror;
    QString m_temporaryFolder;
    SyncWarehouse m_syncWarehouse;
    bool m_ready = false;
    std::vector<Schedule> m_schedules;
    QDateTime m_checked;
    std::unique_ptr<base::Clock::Timer> m_timer;
    bool m_looking = false;
    // Whether another check was requested while one was in progress.
    bool m_lookAgain = false;
    // Whether to check again when all changes are saved.
    bool m_looksAfterChanges = false;
    bool m_checkedOwners = false;
    // The runs that are being prepared, by their IDs.
    std::map<QString, Work> m_works;
    // The first change in the queue is in progress.
    std::deque<Change> m_changes;
};

} // namespace storedesk::schedules
