// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "local/changes.h"

namespace storedesk::ui {
class Frame;
} // namespace storedesk::ui

namespace storedesk::ui::changes {

// Takes a saved edit back: reads the record, and when nobody has changed the members since, writes
// their old values (null clears), forgets the edit and tells. Otherwise nothing is written and the
// differences are shown. A store whose writes are confirmed shows them first in any case.
void undo(Frame &frame, const local::Change &change);

// The same with the last edit of a record that was not undone; tells when there is none.
void undoLast(Frame &frame, catalogue::OperationId operation, const QStringList &values);

// The last edit that was saved in this account and not undone, whatever it was of.
void undoNewest(Frame &frame);

} // namespace storedesk::ui::changes
