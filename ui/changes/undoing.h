// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "storage/changehistory.h"

namespace storedesk::ui {
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::changes {

// Undoes a saved edit. Reads the record and, if the members have not changed since the edit, writes
// their old values (null clears a value), removes the edit from the history and reports the result.
// Otherwise writes nothing and shows the differences. In accounts whose writes need confirmation,
// the differences are always shown first.
void undo(PageHost &host, const storage::RecordEdit &change);

// Undoes the last edit to a record that was not undone yet, or reports that there is nothing to
// undo.
void undoLast(PageHost &host, catalogue::OperationId operation, const QStringList &values);

// Undoes the last saved edit in this account that was not undone yet, whichever record it changed.
void undoNewest(PageHost &host);

} // namespace storedesk::ui::changes
