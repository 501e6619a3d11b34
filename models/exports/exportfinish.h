// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/progress.h"
#include "exports/exportregister.h"
#include "journal/jobfolder.h"

namespace storedesk::exports {

// The folders of an account's exported tables and of the jobs that create them.
struct ExportPlaces
{
    journal::JobFolder jobs;
    QString exports;
};

// Returns a unique file name, for example "Contacts, 15 Nov 2026, 501 rows.csv".
[[nodiscard]] QString nameFor(const QString &title, qint64 rows, const QString &folder);
[[nodiscard]] QString nameBesides(const QString &name);

// Stores a job that downloads the exports in the plan. Thread-safe.
[[nodiscard]] base::Result<void> writeExportJob(const journal::JobFolder &folder, const QString &id,
                                                const exportrun::ExportPlan &plan,
                                                const base::Clock &clock);

// Creates the table of a job whose exports have all been downloaded, and adds it to the register.
// Resumes work that a killed process left unfinished. Returns nothing if exports are missing,
// another process is creating the table, or it already exists. Thread-safe. Can be cancelled
// through the progress.
[[nodiscard]] base::Result<std::optional<StoredExport>> finishExport(const ExportPlaces &places,
                                                                     const QString &job,
                                                                     const QDateTime &now,
                                                                     base::Progress &progress);
[[nodiscard]] base::Result<std::optional<StoredExport>>
finishExport(const ExportPlaces &places, const QString &job, const QDateTime &now);

// Deletes the files of a table, which stays in the register as deleted. Thread-safe.
[[nodiscard]] base::Result<void> removeTable(const QString &folder, const StoredExport &table);

// Copies a table to a file chosen by the user. An existing file is replaced only by a complete
// copy. A symbolic link is preserved and its target is replaced. Devices and pipes are written to
// directly.
[[nodiscard]] base::Result<void> copyTable(const QString &table, const QString &target,
                                           base::Progress &progress);

} // namespace storedesk::exports
