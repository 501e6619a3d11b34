// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "exports/exportregister.h"
#include "jobs/jobfolder.h"
#include "table/progress.h"

namespace storedesk::exports {

// Where the tables of an account are, and the jobs that bring them.
struct ExportPlaces
{
    jobs::JobFolder jobs;
    QString exports;
};

// The name of the file for people: "Contacts, 15 Nov 2026, 501 rows.csv". Never one that is taken.
[[nodiscard]] QString nameFor(const QString &title, qint64 rows, const QString &folder);
[[nodiscard]] QString nameBesides(const QString &name);

// Writes a job down that brings what the plan says. Any thread.
[[nodiscard]] base::Result<void> writeExportJob(const jobs::JobFolder &folder, const QString &id,
                                                const jobs::ExportPlan &plan,
                                                const base::Clock &clock);

// Makes the table of a job whose exports are all here, and adds it to the register. Continues where
// a killed program stopped. Nothing: not everything is here, another program is making the table,
// or it was made before. Any thread; progress can cancel it.
[[nodiscard]] base::Result<std::optional<KeptExport>> finishExport(const ExportPlaces &places,
                                                                   const QString &job,
                                                                   const QDateTime &now,
                                                                   table::Progress &progress);
[[nodiscard]] base::Result<std::optional<KeptExport>>
finishExport(const ExportPlaces &places, const QString &job, const QDateTime &now);

// Copies a table to a file that a person named. An existing file is replaced only by a complete
// copy; a symbolic link stays, and its target is replaced. Devices and pipes are written to.
[[nodiscard]] base::Result<void> copyTable(const QString &table, const QString &target,
                                           table::Progress &progress);

} // namespace storedesk::exports
