// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/jobfolder.h"
#include "journal/journal.h"

namespace storedesk::jobs {

// Whether a job kept what it takes to undo it: it read its records before it changed or deleted
// them.
[[nodiscard]] bool canBeUndone(const journal::JobHead &head);

// What undoing a job comes to, before anybody agrees to it.
struct UndoSize
{
    // Rows with the previous record.
    qint64 restored = 0;
    // Rows without one: created by the job, or deleted before it.
    qint64 left = 0;
    // Rows that a privacy request removed: nothing is known about them any more.
    qint64 erased = 0;
};
[[nodiscard]] base::Result<UndoSize> undoSizeOf(journal::Journal &done);

// Writes the job that takes another one back, with a row for each of its rows that was done or may
// have been: what was changed gets the values it had, unless somebody changed it since, and what
// was deleted is put back. A field that had no value before cannot be restored; the row's remark
// names it. The definitions are the account's own contact fields, as the service lists them. Not
// for the window's thread.
[[nodiscard]] base::Result<std::unique_ptr<journal::Journal>>
writeUndo(journal::Journal &done, const JobFolder &folder, const QString &id,
          const QJsonArray &contactFields, const base::Clock &clock);

} // namespace storedesk::jobs
