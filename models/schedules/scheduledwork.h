// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "jobs/listjob.h"
#include "journal/jobfolder.h"
#include "schedules/schedulerun.h"

#include <QObject>

#include <functional>

namespace storedesk::api {
class Session;
}

namespace storedesk::schedules {

// The folders in which an account's runs work.
struct RunPlaces
{
    journal::JobFolder jobs;
    // The folder with all local data for the account.
    QString account;

    [[nodiscard]] QString exports() const;
};

// Syncs the warehouse of the account, then calls done() from the event loop unless the context was
// destroyed.
using SyncWarehouse =
    std::function<void(QObject *context, std::function<void(const RunResult &result)> done)>;

// Stores a job, runs it until it ends, then calls done() from the event loop unless the context was
// destroyed.
using RunFirst = std::function<void(QObject *context, const jobs::ListJob &job,
                                    std::function<void(const base::Result<void> &ended)> done)>;

// The resources that a run may use. The session and the clock must outlive it.
struct RunContext
{
    api::Session *session;
    base::Clock *clock;
    RunPlaces places;
    // A private folder.
    QString temporaryFolder = {};
    // May be empty in tests.
    SyncWarehouse syncWarehouse = {};
    // For jobs that must end before the job of the run begins.
    RunFirst runFirst = {};
};

// The beginning of one run: stores its job, which the caller then starts, or does its work without
// a job. Emits exactly one of the signals, from the event loop.
class ScheduledWork : public QObject
{
    Q_OBJECT

public:
    ScheduledWork();
    ~ScheduledWork() override;

    virtual void start() = 0;

Q_SIGNALS:
    // The job with the ID of the run is stored and ready to run.
    void stored();
    void ended(const storedesk::schedules::RunResult &result);
};

} // namespace storedesk::schedules
