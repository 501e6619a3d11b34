// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/filelock.h"
#include "journal/jobhead.h"

#include <memory>
#include <vector>

namespace storedesk::jobs {

// A job as the folder has it.
struct ListedJob
{
    QString id;
    journal::JobHead head = {};
    bool taken = false; // a living process runs it
    base::Problem problem = {}; // why it cannot be read; empty what: it can
};

// The journals of one account: a file for each job, so that a damaged one harms no other. Any
// thread may use its own.
class JobFolder final
{
public:
    explicit JobFolder(QString folder); // made with the first job

    [[nodiscard]] const QString &path() const { return m_folder; }
    [[nodiscard]] QString newId(const base::Clock &clock) const;
    [[nodiscard]] QString pathOf(const QString &id) const;
    // A folder for files that belong to the job and go with it; whoever needs it makes it.
    [[nodiscard]] QString filesOf(const QString &id) const;
    // The holder runs or writes the job. Fails while another living process holds it.
    [[nodiscard]] base::Result<std::unique_ptr<base::FileLock>> lock(const QString &id) const;
    [[nodiscard]] bool isTaken(const QString &id) const;
    [[nodiscard]] base::Result<void> make() const;
    [[nodiscard]] std::vector<ListedJob>
    list(const base::Clock &clock) const; // newest first, damaged ones too
    // The file goes with all it holds. Not while somebody runs it.
    [[nodiscard]] base::Result<void> remove(const QString &id) const;

private:
    [[nodiscard]] QStringList damagedFiles() const;

    QString m_folder;
};

} // namespace storedesk::jobs
