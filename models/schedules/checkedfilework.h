// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/importdraft.h"
#include "schedules/filework.h"

namespace storedesk::schedules {

// The run of a schedule that checks the rows of a file with a recipe and stores them as a job.
class CheckedFileWork : public FileWork
{
    Q_OBJECT

public:
    ~CheckedFileWork() override;

protected:
    // The folder is that of the coupon codes that were already sent. It may be empty.
    CheckedFileWork(ScheduleRun run, const RunContext &context, const QString &sentCodes);

    // Called once, when the file has been read.
    virtual void applyRecipe() = 0;
    // Called when all rows have been checked, and again after every change.
    virtual void finishCheck() = 0;
    void stopReading() override;
    // Reads the domains of the store and passes them on.
    void readDomains(std::function<void(const QStringList &domains)> then);

    imports::ImportDraft m_draft;

private:
    void draftChanged();

    // Whether the recipe was applied to the rows.
    bool m_applied = false;
};

} // namespace storedesk::schedules
