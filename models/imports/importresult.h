// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importcheck/importmemo.h"
#include "importrun/importdecision.h"
#include "imports/foreseenrows.h"
#include "journal/balance.h"
#include "journal/journal.h"

namespace storedesk::imports {

// A row rejected by the service.
struct RefusedRow
{
    // The line in the file, or 0 if the report does not identify the row.
    qint64 line = 0;
    qint64 row = 0;
    // The message from the service.
    QString reason;
    // The field key. Empty if the reason concerns the whole row.
    QString column = {};
    // The value, if known.
    QString example = {};
    // The email or another key of the record. If the line is unknown, the report row as written by
    // the service.
    QString name = {};
};

// Rejected rows with the same reason.
struct RefusalGroup
{
    QString reason;
    QString column = {};
    qint64 rows = 0;
    QString example = {};
    // The line in the file.
    qint64 firstLine = 0;

    bool operator==(const RefusalGroup &) const = default;
};

// A report with rows that could not be matched to rows in the file. The report file remains
// available.
struct UnjoinedReport
{
    QString path;
    qint64 part = 0;
    qint64 rows = 0;
    // The reason the report cannot be read, or empty if it can be read.
    QString problem = {};

    bool operator==(const UnjoinedReport &) const = default;
};

struct ImportResult
{
    // The rows in the file, and how many were sent, held back, left out deliberately or not part of
    // a trial.
    qint64 rows = 0;
    qint64 sent = 0;
    qint64 success = 0;
    // Rows that were rejected individually.
    qint64 errors = 0;
    // Rows in parts that the service could not process, or that were never sent.
    qint64 failed = 0;
    // The reason the first failed part could not be processed or sent.
    QString failure = {};
    qint64 unknown = 0;
    qint64 heldBack = 0;
    // Rows left out by the user, such as dropped duplicates. They are not included in rest().
    qint64 leftOut = 0;
    // The rows after the ones sent in a trial. A trial sends only the first rows.
    qint64 notTried = 0;
    // Accounts for every row and describes discrepancies.
    journal::Balance balance = {};
    // Whether every part has ended.
    bool ended = false;
    // Groups with the most rows first.
    std::vector<RefusalGroup> groups = {};
    // Sorted by line. A row may have several entries. Entries without a line are last.
    std::vector<RefusedRow> refused = {};
    // The number of rows in the file that were matched to reports.
    qint64 refusedRows = 0;
    // The number of report rows that a privacy request erased.
    qint64 erasedRows = 0;
    std::vector<UnjoinedReport> unjoined = {};
    // Parts that the service may or may not have received.
    std::vector<importrun::OpenImport> open = {};
    // Whether the previous values are stored.
    bool undoable = false;
    // The name of the source file.
    QString source = {};
    importcheck::ImportMemo memo = {};
    // The rows whose result differs from the prediction. Empty if there was no prediction or the
    // import has not ended.
    std::vector<DifferentRow> different = {};

    // Whether everything that was sent is accounted for.
    [[nodiscard]] bool addsUp() const { return ended && balance.addsUp(); }
    // The number of report rows that could not be matched.
    [[nodiscard]] qint64 unjoinedRows() const;
    // The number of rejected rows that no report names. 0 until every part has ended.
    [[nodiscard]] qint64 unnamedRows() const;
    // Compares the forecast with the result and explains differences. Empty if there was no
    // forecast or the import has not ended.
    [[nodiscard]] QString forecastText() const;
    // The number of rows that writeRest() will write. These are only rows known to be rejected or
    // not sent.
    [[nodiscard]] qint64 rest() const { return refusedRows + failed + heldBack; }
};

// Reads the journal and the reports in the calling thread (see JobManager::ask()). The folder is
// the one that contains the job's files.
[[nodiscard]] base::Result<ImportResult> resultOf(journal::Journal &journal, const QString &folder);
// Writes the rejected and held back rows as one table, with the columns of the original file and
// the reason in the last column. A new draft can read this table with the matching in the memo.
[[nodiscard]] base::Result<QString> writeRest(journal::Journal &journal, const QString &folder,
                                              const QString &path);

} // namespace storedesk::imports
