// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/jobfolder.h"
#include "journal/journal.h"

namespace storedesk::jobs {

// Whether the job can be undone: it read its records before changing or deleting them.
[[nodiscard]] bool canBeUndone(const journal::JobHead &head);

// Extent of an undo, shown before the user confirms it.
struct UndoSize
{
    // Rows with the previous record.
    qint64 restored = 0;
    // Rows without a previous record: created by the job, or already deleted before it.
    qint64 left = 0;
    // Rows whose content was removed by a privacy request.
    qint64 erased = 0;
};
[[nodiscard]] base::Result<UndoSize> undoSizeOf(journal::Journal &done);

// Creates the job that undoes another one, with one row for each row that was or may have been
// done. Updated records get their previous values unless they have been changed since then, and
// deleted records are restored. A field without a previous value cannot be restored; the row's
// remark names it. The contact fields are those of the account, as listed by the service. Not for
// use in the main thread.
[[nodiscard]] base::Result<std::unique_ptr<journal::Journal>>
writeUndo(journal::Journal &done, const journal::JobFolder &folder, const QString &id,
          const QJsonArray &contactFields, const base::Clock &clock);

} // namespace storedesk::jobs
