// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/call.h"
#include "local/changes.h"

namespace storedesk::desk {
class Desk;
}

namespace storedesk::jobs {

// Undoing a saved edit: the record is read first, and the old values are written only if its
// members still have the saved values or the user confirms.
[[nodiscard]] api::Call *readForUndo(desk::Desk &desk, const local::Change &change);
// Returns the members that were changed after the edit was saved.
[[nodiscard]] QStringList changedSince(const local::Change &change, const QJsonObject &now);
// Marks the edit as undone once the service has accepted the old values. A null value clears a
// member.
[[nodiscard]] api::Call *writeBack(desk::Desk &desk, const local::Change &change);

} // namespace storedesk::jobs
