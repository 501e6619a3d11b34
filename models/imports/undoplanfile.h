// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/undoplan.h"

namespace storedesk::imports {

// What becomes of a record, in a word: before the undo, or after it.
[[nodiscard]] QString undoWord(UndoRow::What what, bool deletes, bool done);
// The whole plan as a table for people, each field in a row of its own; answers the path.
[[nodiscard]] base::Result<QString> writeUndoPlan(const SentRecords &sent, const RecordsNow &now,
                                                  const QJsonArray &contactFields, bool deletes,
                                                  const QString &path);

} // namespace storedesk::imports
