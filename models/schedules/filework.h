// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/importdraft.h"
#include "schedules/schedulekind.h"

namespace storedesk::schedules {

// The run of a schedule that checks the rows of a file with a recipe and stores them as a job.
class FileWork : public ScheduledWork
{
    Q_OBJECT

public:
    ~FileWork() override;

protected:
    // The folder is that of the coupon codes that were already sent. It may be empty.
    FileWork(ScheduleRun run, const RunContext &context, const QString &sentCodes);

    // Called once, when the file has been read.
    virtual void applyRecipe() = 0;
    // Called when all rows have been checked, and again after every change.
    virtual void finishCheck() = 0;
    // Reads the domains of the store and passes them on.
    void readDomains(std::function<void(const QStringList &domains)> then);
    // Ends the run for these reasons. Nothing was sent.
    void stop(const QStringList &reasons);
    void fail(const base::Problem &problem);

    const ScheduleRun m_run;
    const RunContext m_context;
    imports::ImportDraft m_draft;
    bool m_ended = false;

private:
    void draftChanged();

    // Whether the recipe was applied to the rows.
    bool m_applied = false;
};

} // namespace storedesk::schedules
