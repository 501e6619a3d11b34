// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "base/database.h"
#include "exportrun/exportplan.h"

#include <QDateTime>

namespace storedesk::exports {

// An exported table stored on this computer.
struct StoredExport
{
    // ID of the job that created the table.
    QString job = {};
    exportrun::ExportPlan plan = {};
    QDateTime asked = {};
    QDateTime finished = {};
    qint64 rows = 0;
    qint64 bytes = 0;
    QString path = {};
    // File that contains the secondary table. Empty if there is none.
    QString besides = {};
    // IDs that the service assigned to the exports.
    QStringList ids = {};
    // Whether all files match the announced totals. The text has one line per doubt and names the
    // period.
    exportrun::ExportFinding finding = {};
    // Number of rows left out because the file for the previous period contains them too.
    qint64 repeats = 0;
    // Number of rows in the secondary table.
    qint64 besidesRows = 0;

    bool operator==(const StoredExport &) const = default;

    // Whether the table has all contacts instead of those in a segment.
    [[nodiscard]] bool isOfAllContacts() const;
};

// The register of exported tables with date, row count and path, in a private SQLite file next to
// the tables. Reentrant.
class ExportRegister final
{
public:
    // Creates the register if needed.
    [[nodiscard]] static base::Result<ExportRegister> open(const QString &folder);
    [[nodiscard]] static bool exists(const QString &folder);

    // Returns all tables, newest first.
    [[nodiscard]] base::Result<std::vector<StoredExport>> all();
    // Returns the table of one job, or nothing if the table has not been created yet or has been
    // deleted.
    [[nodiscard]] base::Result<std::optional<StoredExport>> settled(const QString &job);
    // Returns the jobs that need no more work, because their tables have been created. Some of
    // these tables may have been deleted since.
    [[nodiscard]] base::Result<QStringList> settledJobs();
    // Stores the intended path of a table before the table exists.
    [[nodiscard]] base::Result<void> intend(const StoredExport &kept);
    [[nodiscard]] base::Result<std::optional<StoredExport>> intended(const QString &job);
    [[nodiscard]] base::Result<void> settle(const QString &job);
    // Marks the table as deleted, so that it is not made again.
    [[nodiscard]] base::Result<void> forget(const QString &job);

private:
    explicit ExportRegister(std::unique_ptr<base::Database> database);
    [[nodiscard]] base::Result<std::vector<StoredExport>> find(QByteArrayView condition,
                                                               base::Argument argument);

    std::unique_ptr<base::Database> m_database;
};

} // namespace storedesk::exports
