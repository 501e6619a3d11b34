// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "exitcode.h"

#include "jobs/job.h"

namespace storedesk::cli {

// Tells how a job goes on and what it came to.
class JobWatch final : public QObject
{
    Q_OBJECT

public:
    struct Options
    {
        std::optional<qint64> mostRejects = {};
        QString reports = {}; // a folder; empty: none
        bool asJson = false;
    };

    // The job outlives it.
    JobWatch(jobs::Job &job, Options options);

    // Runs it until it ends, pauses by itself, meets a limit or is interrupted.
    [[nodiscard]] int exec();
    // What was asked of the keyboard: the job pauses, and a second time it is left as it is.
    void interrupt();

private:
    void look();
    void tellProgress() const;
    void leave(ExitCode code);
    [[nodiscard]] int finish(ExitCode code);
    [[nodiscard]] int saveReports();

    jobs::Job &m_job;
    Options m_options;
    std::optional<ExitCode> m_code; // it leaves when nothing is under way
};

// The figures of a job, for a script and for a person.
[[nodiscard]] QJsonObject jsonOf(const journal::JobHead &head);
[[nodiscard]] QString textOf(const journal::JobHead &head);

} // namespace storedesk::cli
