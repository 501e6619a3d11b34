// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/terminal/exitcode.h"

#include "api/outagewatch.h"
#include "jobs/job.h"
#include "journal/balance.h"

#include <QTimer>

namespace storedesk::cli {

// Reports the progress and the result of a job.
class JobWatch final : public QObject
{
    Q_OBJECT

public:
    struct Options
    {
        // The folder for reports. Empty if no reports are wanted.
        QString reports = {};
        bool asJson = false;
        // False if the caller prints the counts itself.
        bool printsSum = true;
    };

    // The job and the client that sends its requests must outlive the watch.
    JobWatch(jobs::Job &job, api::Client &client, Options options);

    // Runs the job until it ends, pauses, reaches a limit or is interrupted.
    [[nodiscard]] int exec();
    // Valid after exec(). Return whether the job ran to its end, and the outcome of its rows.
    [[nodiscard]] bool ended() const { return m_ended; }
    [[nodiscard]] const journal::Balance &balance() const { return m_balance; }
    // Handles Control-C. The job is paused, and the command ends within a second. Requests that
    // have not been answered by then are looked up when the job is resumed.
    void interrupt();

private:
    void look();
    void reportProgress();
    void printFigures(const journal::Balance &balance) const;
    // Prints the reason for a wait.
    void reportWaiting();
    void endOutage();
    void leave(ExitCode code);
    // Pauses the job and ends the command soon, even if requests in flight have not been answered.
    void leaveSoon(ExitCode code);
    // Prints the command that resumes the job, unless the job is complete.
    void showHowToResume(ExitCode code) const;
    [[nodiscard]] int finish(ExitCode code);
    [[nodiscard]] int saveReports();
    [[nodiscard]] base::Result<journal::Balance> readBalance();

    jobs::Job &m_job;
    Options m_options;
    // The maximum number of rejected rows, taken from the plan.
    const std::optional<qint64> m_mostRejects;
    QTimer m_waiting;
    // Ends the command even if requests are in flight.
    QTimer m_exitTimer;
    api::OutageWatch m_outage;
    // Set when the command must end as soon as no request is in flight.
    std::optional<ExitCode> m_code;
    journal::Balance m_balance;
    bool m_ended = false;
};

// Creates the folder for reports, if requested. Must be called before anything is sent.
[[nodiscard]] base::Result<void> makeReportsFolder(const QString &folder);

} // namespace storedesk::cli
