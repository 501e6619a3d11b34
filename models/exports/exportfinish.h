// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "exports/exportregister.h"
#include "jobs/jobfolder.h"

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

// Makes the table of a job all of whose exports are here, and writes it into the register. Goes on
// where a killed program stopped; nothing: it is not all here, or it was made before. Any thread,
// and two programs do not disturb each other.
[[nodiscard]] base::Result<std::optional<KeptExport>>
finishExport(const ExportPlaces &places, const QString &job, const QDateTime &now);

} // namespace storedesk::exports
