// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importrun/importdecision.h"
#include "imports/importlaunch.h"
#include "journal/balance.h"
#include "journal/journal.h"

namespace storedesk::imports {

// A row rejected by the service.
struct RefusedRow
{
    // Line in the file; 0 if the report does not identify the row.
    qint64 line = 0;
    qint64 row = 0;
    // Message of the service.
    QString reason;
    // Key of the field. Empty if the reason concerns the whole row.
    QString column = {};
    // The value, if known.
    QString example = {};
    // The email or another key of the record. For a row without a line, the row of the report as
    // written by the service.
    QString name = {};
};

// Rejected rows with the same reason.
struct RefusalGroup
{
    QString reason;
    QString column = {};
    qint64 rows = 0;
    QString example = {};
    // Line in the file.
    qint64 firstLine = 0;

    bool operator==(const RefusalGroup &) const = default;
};

// A report with rows that could not be matched to rows of the file. The report file is preserved.
struct UnjoinedReport
{
    QString path;
    qint64 part = 0;
    qint64 rows = 0;
    // The reason the report cannot be read. Empty if it can be read.
    QString problem = {};

    bool operator==(const UnjoinedReport &) const = default;
};

struct ImportResult
{
    // Rows of the file: sent, held back, left out deliberately, and not part of a trial.
    qint64 rows = 0;
    qint64 sent = 0;
    qint64 success = 0;
    // Rejected individually.
    qint64 errors = 0;
    // Rows of parts that the service could not process, or that were never sent.
    qint64 failed = 0;
    // The reason the first such part failed.
    QString failure = {};
    qint64 unknown = 0;
    qint64 heldBack = 0;
    // Left out by the user, such as dropped duplicates. Not included in rest().
    qint64 leftOut = 0;
    // Rows after the first rows that a trial sends.
    qint64 notTried = 0;
    // Accounts for every row and describes contradictions.
    journal::Balance balance = {};
    // Whether every part has ended.
    bool ended = false;
    // Groups with the most rows first.
    std::vector<RefusalGroup> groups = {};
    // Sorted by line. A row may have several entries. Entries without a line are last.
    std::vector<RefusedRow> refused = {};
    // Rows of the file that were matched to reports.
    qint64 refusedRows = 0;
    std::vector<UnjoinedReport> unjoined = {};
    // Parts that the service may or may not have received.
    std::vector<importrun::OpenImport> open = {};
    // Whether the previous values are stored.
    bool undoable = false;
    // Name of the source file.
    QString source = {};
    ImportMemo memo = {};

    // Whether everything that was sent is accounted for.
    [[nodiscard]] bool addsUp() const { return ended && balance.addsUp(); }
    // Rows of reports that could not be matched.
    [[nodiscard]] qint64 unjoinedRows() const;
    // Compares the forecast with the result and explains differences. Empty if there was no
    // forecast or the import has not ended.
    [[nodiscard]] QString forecastText() const;
    // Number of rows that writeRest() will write: only rows known to be rejected or not sent.
    [[nodiscard]] qint64 rest() const { return refusedRows + failed + heldBack; }
};

// Reads the journal and the reports in the calling thread (see JobManager::ask()). The folder
// contains the files of the job.
[[nodiscard]] base::Result<ImportResult> resultOf(journal::Journal &journal, const QString &folder);
// Writes the rejected and held back rows as one table with the columns of the file and the reason
// in the last column, as input for a new draft with the matching of the memo.
[[nodiscard]] base::Result<QString> writeRest(journal::Journal &journal, const QString &folder,
                                              const QString &path);

} // namespace storedesk::imports
