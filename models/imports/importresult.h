// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/importlaunch.h"
#include "jobs/balance.h"
#include "journal/journal.h"

namespace storedesk::imports {

// A row that the service rejected.
struct RefusedRow
{
    // Of the file; 0: the report does not prove which row it means.
    qint64 line = 0;
    qint64 row = 0;
    // As the service put it.
    QString reason;
    // Key of the field; empty: the row as such.
    QString column = {};
    // The value, where it is known.
    QString example = {};
    // The email of the record or another key that was sent. Of a row without a line, the row of the
    // report as the service wrote it.
    QString name = {};
};

// Why rows were refused.
struct RefusalGroup
{
    QString reason;
    QString column = {};
    qint64 rows = 0;
    QString example = {};
    qint64 firstLine = 0; // of the file

    bool operator==(const RefusalGroup &) const = default;
};

// A report of the service with rows that could not be proven to belong to a row of the file. It is
// kept as it is.
struct UnjoinedReport
{
    QString path;
    qint64 part = 0;
    qint64 rows = 0;
    // Why the report cannot be read; empty: it can.
    QString problem = {};

    bool operator==(const UnjoinedReport &) const = default;
};

// What an import came to.
struct ImportResult
{
    // Rows of the file: rows sent, held back, left out on purpose, and not part of a trial.
    qint64 rows = 0;
    qint64 sent = 0;
    qint64 success = 0;
    // Rejected one by one.
    qint64 errors = 0;
    // Rows of parts that the service could not use, or that were never sent.
    qint64 failed = 0;
    // Why the first such part failed.
    QString failure = {};
    qint64 unknown = 0;
    qint64 heldBack = 0;
    // Left out by the user: dropped duplicates, for example. Not part of the rest.
    qint64 leftOut = 0;
    // Rows behind the first ones of a trial.
    qint64 notTried = 0;
    // Accounts for every row, and names what does not add up.
    jobs::Balance balance = {};
    // Every part has ended.
    bool ended = false;
    // Most rows first.
    std::vector<RefusalGroup> groups = {};
    // By line; a row may have several entries. Entries without a line come last.
    std::vector<RefusedRow> refused = {};
    // Rows that were joined.
    qint64 refusedRows = 0;
    std::vector<UnjoinedReport> unjoined = {};
    // The previous values are stored.
    bool undoable = false;
    // Name of the source file.
    QString source = {};
    ImportMemo memo = {};

    // Everything that was sent is accounted for.
    [[nodiscard]] bool addsUp() const { return ended && balance.addsUp(); }
    // Rows of reports that could not be joined.
    [[nodiscard]] qint64 unjoinedRows() const;
    // How far the forecast came true, and why it did not; empty: there was none, or the import
    // has not ended.
    [[nodiscard]] QString forecastText() const;
    // Rows that the file of the rest will have: only those that are proven to be rejected.
    [[nodiscard]] qint64 rest() const { return refusedRows + failed + heldBack; }
};

// Reads journal and reports, in the thread that calls it (JobBoard::ask). The folder is that of the
// files of the job.
[[nodiscard]] base::Result<ImportResult> resultOf(journal::Journal &journal, const QString &folder);
// Writes what was refused and held back as one table with the columns of the file, and the reason
// behind them: the beginning of a new draft, which goes on with the matching of the memo.
[[nodiscard]] base::Result<QString> writeRest(journal::Journal &journal, const QString &folder,
                                              const QString &path);

} // namespace storedesk::imports
