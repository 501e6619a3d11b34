// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/account/commandaccount.h"
#include "app/cli/jobs/jobexecution.h"

#include "api/session.h"
#include "schedules/schedulelist.h"

namespace storedesk::cli {

struct ScheduleOptions
{
    // A private folder.
    QString temporaryFolder = {};
    // The name of the account, printed with its schedules. Empty if there is only one account.
    QString account = {};
    bool asJson = false;
};

// Runs the schedules of one account that are due, one after another.
class ScheduleRunner final
{
public:
    ScheduleRunner(const CommandAccount &account, ScheduleOptions options);
    Q_DISABLE_COPY_MOVE(ScheduleRunner)

    // Returns the worst exit code of all runs.
    [[nodiscard]] int exec();

private:
    [[nodiscard]] int run(schedules::ClaimedRun &claimed);
    // Stores the job of the run or does its work. Returns a result if there is no job.
    [[nodiscard]] std::optional<schedules::RunResult> prepare(const schedules::ClaimedRun &claimed);
    // Runs a job that must end before that of the run.
    [[nodiscard]] base::Result<void> runFirst(const jobs::ListJob &list);
    // Syncs the stored warehouse of the account.
    [[nodiscard]] schedules::RunResult syncWarehouse() const;
    [[nodiscard]] int runStored(const schedules::ClaimedRun &claimed);
    void report(const schedules::ClaimedRun &claimed) const;
    [[nodiscard]] const schedules::RunPlaces &places();

    // Receives Control-C. Created before the session, whose threads inherit the signal mask.
    Interrupts m_interrupts;
    const CommandAccount m_account;
    const ScheduleOptions m_options;
    base::SystemClock m_clock;
    api::Session m_session;
    std::optional<schedules::RunPlaces> m_places;
    bool m_wasInterrupted = false;
};

// Returns whether a schedule of the profile can be run now. Reads only its file of schedules.
[[nodiscard]] bool hasDueSchedules(const profiles::Profile &profile, const QString &dataFolder);

} // namespace storedesk::cli
