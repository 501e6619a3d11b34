// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/call.h"
#include "local/changes.h"

namespace storedesk::desk {
class Desk;
}

namespace storedesk::jobs {

// Taking a saved edit back: first the record is read, and only when its members are still as they
// were saved, or somebody agrees, are their old values written.
[[nodiscard]] api::Call *readForUndo(desk::Desk &desk, const local::Change &change);
// The members that somebody has changed since the edit was saved.
[[nodiscard]] QStringList changedSince(const local::Change &change, const QJsonObject &now);
// Marks the edit as undone when the service has taken the old values. Null clears a member.
[[nodiscard]] api::Call *writeBack(desk::Desk &desk, const local::Change &change);

} // namespace storedesk::jobs
