// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/call.h"
#include "storage/changehistory.h"

namespace storedesk::account {
class Account;
}

namespace storedesk::records {

// Reads the record before a saved edit is undone. The old values are written only if the record's
// members still have the saved values or the user confirms.
[[nodiscard]] api::Call *readForUndo(account::Account &account, const storage::RecordEdit &change);
// Returns the members that were changed after the edit was saved.
[[nodiscard]] QStringList changedSince(const storage::RecordEdit &change, const QJsonObject &now);
// Marks the edit as undone once the service has accepted the old values. A null value clears a
// member.
[[nodiscard]] api::Call *writeBack(account::Account &account, const storage::RecordEdit &change);

} // namespace storedesk::records
