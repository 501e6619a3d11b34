// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/importlaunch.h"
#include "journal/journal.h"

namespace storedesk::imports {

// A row that the service refused.
struct RefusedRow
{
    qint64 line = 0; // of the file
    qint64 row = 0;
    QString reason; // as the service put it
    QString column = {}; // key of the field; empty: the row as such
    QString example = {}; // the value, where it is known
    QString name = {}; // of the record: its email, or another key that was sent
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

// A report of the service whose rows could not be found in the file. It is kept as it is.
struct UnjoinedReport
{
    QString path;
    qint64 part = 0;
    qint64 rows = 0;

    bool operator==(const UnjoinedReport &) const = default;
};

// What an import came to.
struct ImportResult
{
    qint64 rows = 0; // of the file = sent + held back
    qint64 sent = 0; // = success + errors + failed + unknown, when it adds up
    qint64 success = 0;
    qint64 errors = 0;
    qint64 failed = 0; // rows of parts that the service could not use, or that never left
    QString failure = {}; // why, of the first such part
    qint64 unknown = 0; // rows of parts whose end nobody knows
    qint64 heldBack = 0;
    bool ended = false; // every part has
    std::vector<RefusalGroup> groups = {}; // most rows first
    std::vector<RefusedRow> refused = {}; // joined to the file, by line; a row may have several
    qint64 refusedRows = 0; // that were joined
    std::vector<UnjoinedReport> unjoined = {};
    bool undoable = false; // what stood there before is kept
    QString source = {}; // name of the file
    ImportMemo memo = {};

    // Everything that was sent is accounted for.
    [[nodiscard]] bool addsUp() const
    {
        return ended && sent == success + errors + failed + unknown;
    }
    // Rows that a new draft would begin with.
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
