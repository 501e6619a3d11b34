// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "exports/localexports.h"
#include "warehouse/syncplan.h"

namespace storedesk::warehouse {

// The export that a sync or a verification has requested: waits for it, finds out if it will never
// arrive, and deletes it when only the warehouse needed it.
class SyncExport final : public QObject
{
    Q_OBJECT

public:
    // Both must outlive this object.
    SyncExport(jobs::JobManager &jobManager, exports::LocalExports &localExports);

    // The job of the last request. Empty after discard().
    [[nodiscard]] const QString &job() const { return m_job; }
    // Remembers the job of an interrupted sync, unless there is a newer one.
    void resume(const QString &job);
    // Waits for the export of the step. Returns the new job, or nothing if the one that a paused
    // sync has requested is still running.
    [[nodiscard]] std::optional<QString> request(const SyncStep &step);
    [[nodiscard]] bool isWaiting() const { return m_waiting; }
    // Stops waiting and pauses the job, which the next request for the same export resumes.
    void pause();
    // Leaves the export to the next sync, which loads it even if it arrives before.
    void stopWaiting() { m_waiting = false; }
    // Deletes the export of the job, or cancels the job.
    void discard(const QString &job);

Q_SIGNALS:
    // Emitted while waiting. The step contains the export.
    void arrived(const storedesk::warehouse::SyncStep &step);
    void failed(const storedesk::warehouse::WarehouseFault &fault);
    // Emitted while waiting if the user has paused the job.
    void paused();

private:
    // Waits for the job of an earlier run of the program, if it makes the export of the step.
    void adopt(const SyncStep &step);
    void continueJob();
    void cancelUnwanted();
    void take(const QString &job);
    // Fails if the export will never arrive.
    void check();
    void fail(const QString &job, const base::Problem &problem);

    jobs::JobManager &m_jobManager;
    exports::LocalExports &m_exports;
    std::optional<SyncStep> m_requested;
    // Set until the export was deleted.
    QString m_job;
    bool m_waiting = false;
    // Whether the job was in the list of jobs.
    bool m_listed = false;
    // Whether the job is paused as soon as it runs.
    bool m_paused = false;
    // Whether the paused job is being opened again.
    bool m_resuming = false;
    // Jobs that are cancelled, or whose exports are deleted as soon as they are stored.
    QSet<QString> m_unwanted;
};

} // namespace storedesk::warehouse
