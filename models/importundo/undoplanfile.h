// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importundo/undoplan.h"

namespace storedesk::imports {

// Describes the change to a record in one word, before or after the undo.
[[nodiscard]] QString undoWord(UndoRow::What what, bool deletes, bool done);
// Writes the whole plan as a human-readable table with one row per field, and returns the path.
[[nodiscard]] base::Result<QString> writeUndoPlan(const SentRecords &sent, const RecordsNow &now,
                                                  const QJsonArray &contactFields, bool deletes,
                                                  const QString &path);

} // namespace storedesk::imports
