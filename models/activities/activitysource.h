// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "activities/activityreader.h"
#include "base/result.h"

#include <QObject>

namespace storedesk::jobs {
class JobManager;
}

namespace storedesk::activities {

// Lists the exports of activities on this computer, and exports the activities after the newest
// one. There is one source for each account.
class ActivitySource final : public QObject
{
    Q_OBJECT

public:
    // All must outlive this object.
    ActivitySource(account::Account &account, jobs::JobManager &jobManager,
                   exports::LocalExports &localExports);

    // Whether the exports on this computer are known.
    [[nodiscard]] bool isReady() const;
    // Consecutive exports up to the newest one.
    [[nodiscard]] const insightsource::InsightFiles &files() const { return m_files; }
    [[nodiscard]] bool hasActivities() const { return !m_files.activities.isEmpty(); }
    [[nodiscard]] ActivityInput input() const;
    // The total size of the files.
    [[nodiscard]] qint64 bytes() const;

    // Starts an export of everything after the newest one, or of the last month if there is none.
    // Does nothing while it runs.
    void fetchNewer();
    [[nodiscard]] bool isFetching() const { return !m_job.isEmpty(); }
    // The job of the running export.
    [[nodiscard]] const QString &job() const { return m_job; }
    // The reason why the last export failed. Empty once another one was started.
    [[nodiscard]] const base::Problem &problem() const { return m_problem; }

Q_SIGNALS:
    // Emitted when the files, the running export or the problem changed.
    void changed();

private:
    void read();
    void end(const QString &job, const base::Problem &problem);
    void endIncomplete(const QString &job);

    account::Account &m_account;
    jobs::JobManager &m_jobManager;
    exports::LocalExports &m_localExports;
    insightsource::InsightFiles m_files;
    QString m_job;
    base::Problem m_problem;
};

} // namespace storedesk::activities
