// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "schedules/schedulekind.h"

namespace storedesk::schedules {

// The run of a schedule that stores the rows of a file as a job.
class FileWork : public ScheduledWork
{
    Q_OBJECT

public:
    ~FileWork() override;

protected:
    FileWork(ScheduleRun run, const RunContext &context);

    // Called when the run ends before its job is stored.
    virtual void stopReading() = 0;
    // Reads the store and passes it on.
    void readStore(std::function<void(const QJsonObject &store)> then);
    // Returns whether the file is the one for which the run began. Otherwise, ends the run, and the
    // new version of the file gets a run of its own.
    [[nodiscard]] bool isSameFile();
    // Ends the run for these reasons. By default, says that nothing was sent.
    void stop(const QStringList &reasons, const QString &next = {});
    void fail(const base::Problem &problem);

    const ScheduleRun m_run;
    const RunContext m_context;
    bool m_ended = false;
};

} // namespace storedesk::schedules
