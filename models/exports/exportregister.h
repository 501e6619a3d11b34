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
    // The file of the table that comes with it; empty: there is none.
    QString besides = {};
    // Of the exports at the service.
    QStringList ids = {};
    // Whether everything is what the service announced. The text has one line for each doubt and
    // names the period.
    jobs::ExportFinding finding = {};
    // Rows that were left out because the file of the period before has them, too.
    qint64 repeats = 0;
    // Rows of the table that comes with it.
    qint64 besidesRows = 0;

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

    // Newest first.
    [[nodiscard]] base::Result<std::vector<KeptExport>> all();
    // The table of one job; nothing when it was not made yet, or was deleted.
    [[nodiscard]] base::Result<std::optional<KeptExport>> settled(const QString &job);
    // Jobs that need no more work: their tables were made, and perhaps deleted since.
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
