// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "exitcode.h"

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
    };

    // The job outlives it.
    JobWatch(jobs::Job &job, Options options);

    // Runs it until it ends, pauses by itself, meets a limit or is interrupted.
    [[nodiscard]] int exec();
    // Control-C: the job pauses, and the command ends within a second. Requests that were not
    // answered by then are looked up when the job is resumed.
    void interrupt();

private:
    void look();
    void tellProgress() const;
    // Prints what the job waits for.
    void tellWaiting();
    void leave(ExitCode code);
    [[nodiscard]] int finish(ExitCode code);
    [[nodiscard]] int saveReports();

    jobs::Job &m_job;
    Options m_options;
    const std::optional<qint64> m_mostRejects; // of the plan
    QTimer m_waiting;
    std::optional<ExitCode> m_code; // it leaves when nothing is under way
};

// The figures of a job, for a script and for a person.
[[nodiscard]] QJsonObject jsonOf(const journal::JobHead &head);
[[nodiscard]] QString textOf(const journal::JobHead &head);

} // namespace storedesk::cli
