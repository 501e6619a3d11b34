// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "journal/balance.h"

#include <QJsonObject>

#include <vector>

namespace storedesk::journal {
class Journal;
struct JobRow;
} // namespace storedesk::journal

namespace storedesk::importrun {

struct ImportPlan;

// Row counts from the record of a finished import. Rows that the record does not account for are
// unknown, and the gap describes the discrepancy.
struct ImportPartCounts
{
    qint64 taken = 0;
    qint64 refused = 0;
    qint64 unknown = 0;
    QString gap = {};

    bool operator==(const ImportPartCounts &) const = default;
};
[[nodiscard]] ImportPartCounts countsIn(const QJsonObject &record, qint64 rows);
// Returns whether the record of an unfinished import states that no row was imported.
[[nodiscard]] bool importedNothing(const QJsonObject &record);

// The results for all rows of an import, added up over its files.
struct ImportTally
{
    // The rows in the files, without those held back or left out.
    qint64 rows = 0;
    qint64 taken = 0;
    // Rows that were rejected individually.
    qint64 refused = 0;
    // Rows in files that were rejected as a whole.
    qint64 failed = 0;
    // Rows in files that were never sent.
    qint64 notSent = 0;
    qint64 unknown = 0;
    // Rows in files that are still waiting in an unfinished job.
    qint64 waiting = 0;
    // Rows in no file because a check found a fault.
    qint64 heldBack = 0;
    // Rows in no file because the user left them out.
    qint64 leftOut = 0;
    QStringList gaps = {};

    bool operator==(const ImportTally &) const = default;
    // Returns the number of rows that the service has received but not counted yet.
    [[nodiscard]] qint64 underWay() const
    {
        return rows - taken - refused - failed - notSent - unknown - waiting;
    }
    [[nodiscard]] qint64 open() const { return waiting + underWay(); }
    [[nodiscard]] journal::Balance balance() const;
};

// The parts are the rows in the import's journal.
[[nodiscard]] ImportTally tallyOf(const ImportPlan &plan, const std::vector<journal::JobRow> &parts,
                                  bool jobEnded);
[[nodiscard]] base::Result<ImportTally> tallyOf(journal::Journal &journal);

} // namespace storedesk::importrun
