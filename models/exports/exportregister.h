// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "base/database.h"
#include "jobs/exportplan.h"

#include <QDateTime>

namespace storedesk::exports {

// One table that was brought to this computer.
struct KeptExport
{
    QString job = {}; // that brought it
    jobs::ExportPlan plan = {};
    QDateTime asked = {};
    QDateTime finished = {};
    qint64 rows = 0;
    qint64 bytes = 0;
    QString path = {};
    QString besides = {}; // the file of the table that comes with it; empty: there is none
    QStringList ids = {}; // of the exports at the service
    QString trouble = {}; // what is odd about it

    bool operator==(const KeptExport &) const = default;
};

// What was exported, when, how many rows, and where it is: a private SQLite file beside the tables.
// For one thread; others may have their own.
class ExportRegister final
{
public:
    // What is not there yet is made.
    [[nodiscard]] static base::Result<ExportRegister> open(const QString &folder);
    [[nodiscard]] static bool exists(const QString &folder);

    [[nodiscard]] base::Result<std::vector<KeptExport>> all(); // newest first
    // Of jobs that need no work any more: their tables are here, or were deleted.
    [[nodiscard]] base::Result<QStringList> settledJobs();
    // Where its table goes, before it is there.
    [[nodiscard]] base::Result<void> intend(const KeptExport &kept);
    [[nodiscard]] base::Result<std::optional<KeptExport>> intended(const QString &job);
    [[nodiscard]] base::Result<void> settle(const QString &job);
    // Its table was deleted; it is not made again.
    [[nodiscard]] base::Result<void> forget(const QString &job);

private:
    explicit ExportRegister(std::unique_ptr<base::Database> database);
    [[nodiscard]] base::Result<std::vector<KeptExport>> find(QByteArrayView condition,
                                                             base::Argument argument);

    std::unique_ptr<base::Database> m_database;
};

} // namespace storedesk::exports
