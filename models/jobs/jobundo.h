// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/jobfolder.h"
#include "journal/journal.h"

namespace storedesk::jobs {

// Whether the job can be undone: it read its records before changing or deleting them, or created
// records that can be deleted.
[[nodiscard]] bool canBeUndone(const journal::JobHead &head);

// Extent of an undo, shown before the user confirms it.
struct UndoSize
{
    // Rows with the previous record.
    qint64 restored = 0;
    // Records that the job created and that can be deleted.
    qint64 created = 0;
    // Rows without a previous record: without effect, because the record was as wanted or already
    // deleted, or with an unknown outcome.
    qint64 left = 0;
    // Rows whose content was removed by a privacy request.
    qint64 erased = 0;
};
[[nodiscard]] base::Result<UndoSize> undoSizeOf(journal::Journal &done);

struct UndoOptions
{
    // The contact fields of the account, as listed by the service.
    QJsonArray contactFields = {};
    // Whether the records that the job created are deleted.
    bool deletesCreated = false;
    // The maximum number of deletes; 0 means no limit.
    qint64 mostDeletes = 0;
};

// Creates the jobs that undo another one, and returns their IDs in the order in which they run.
// Fails before anything is stored if more records than allowed would be deleted. Not for use in the
// main thread.
//
// The first job has one row for each row that was or may have been done. Updated records get their
// previous values unless they have been changed since then, and deleted records are restored. A
// field that had no value is cleared again; the row's remark names it. The second job deletes the
// records that the job created unless they have been changed since then. A copy of each is stored
// in the bin first.
[[nodiscard]] base::Result<QStringList> writeUndo(journal::Journal &done,
                                                  const journal::JobFolder &folder,
                                                  const UndoOptions &options,
                                                  const base::Clock &clock);

} // namespace storedesk::jobs
