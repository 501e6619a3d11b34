// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "local/history.h"
#include "ui/frame/place.h"

namespace storedesk::ui::records {

class RecordReader;

// Returns the history entry of the reader's record. The caller sets the time.
[[nodiscard]] local::Visit visitOf(const RecordReader &reader);
[[nodiscard]] bool isSame(const local::Visit &one, const local::Visit &other);
[[nodiscard]] bool isPinnedIn(const local::History &history, const local::Visit &visit);
// Records a failed look-up, so that it can be retried or its typo corrected.
void noteMiss(local::History &history, const RecordReader &reader);
// Returns nothing if the stored look-up key no longer exists.
[[nodiscard]] std::optional<Place> placeOf(const local::Visit &visit);

} // namespace storedesk::ui::records
