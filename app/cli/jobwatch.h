// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "exitcode.h"

#include "api/outagewatch.h"
#include "jobs/balance.h"
#include "jobs/job.h"

#include <QTimer>

namespace storedesk::cli {

// Tells how a job goes on and what it came to.
class JobWatch final : public QObject
{
    Q_OBJECT

public:
    struct Options
    {
        QString reports = {}; // a folder; empty: none
        bool asJson = false;
        // False: the caller prints the figures itself.
        bool printsSum = true;
    };

    // The job and the client that sends its requests outlive it.
    JobWatch(jobs::Job &job, api::Client &client, Options options);

    // Runs it until it ends, pauses by itself, meets a limit or is interrupted.
    [[nodiscard]] int exec();
    // After exec: whether the job ran to its end, and what became of its rows.
    [[nodiscard]] bool ended() const { return m_ended; }
    [[nodiscard]] const jobs::Balance &balance() const { return m_balance; }
    // Control-C: the job pauses, and the command ends within a second. Requests that were not
    // answered by then are looked up when the job is resumed.
    void interrupt();

private:
    void look();
    void tellProgress();
    void printFigures(const jobs::Balance &balance) const;
    // Prints what the job waits for.
    void tellWaiting();
    void endOutage();
    void leave(ExitCode code);
    // Pauses the job and ends the command soon, also when requests in flight are not answered.
    void leaveSoon(ExitCode code);
    [[nodiscard]] int finish(ExitCode code);
    [[nodiscard]] int saveReports();
    [[nodiscard]] base::Result<jobs::Balance> readBalance();

    jobs::Job &m_job;
    Options m_options;
    const std::optional<qint64> m_mostRejects; // of the plan
    QTimer m_waiting;
    api::OutageWatch m_outage;
    // Set when the command is to end as soon as nothing is under way.
    std::optional<ExitCode> m_code;
    jobs::Balance m_balance;
    bool m_ended = false;
};

// Creates the folder for reports, if one is wanted, before anything is sent.
[[nodiscard]] base::Result<void> makeReportsFolder(const QString &folder);

} // namespace storedesk::cli
