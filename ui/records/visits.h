// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "storage/lookuphistory.h"
#include "ui/host/pageaddress.h"

namespace storedesk::ui::records {

class RecordLoader;

// Returns the history entry for the loaded record. The caller sets the time.
[[nodiscard]] storage::Visit visitOf(const RecordLoader &reader);
[[nodiscard]] bool isSame(const storage::Visit &one, const storage::Visit &other);
[[nodiscard]] bool isPinnedIn(const storage::LookupHistory &history, const storage::Visit &visit);
// Records a failed lookup, so that it can be retried or its typo corrected.
void noteMiss(storage::LookupHistory &history, const RecordLoader &reader);
// Returns nullopt if the stored lookup key no longer exists.
[[nodiscard]] std::optional<PageAddress> placeOf(const storage::Visit &visit);

} // namespace storedesk::ui::records
