// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "local/history.h"
#include "ui/frame/place.h"

namespace storedesk::ui::records {

class RecordReader;

// The record of a reader as the history keeps it. The time is for the caller to set.
[[nodiscard]] local::Visit visitOf(const RecordReader &reader);
[[nodiscard]] bool isSame(const local::Visit &one, const local::Visit &other);
[[nodiscard]] bool isPinnedIn(const local::History &history, const local::Visit &visit);
// What was not found can be tried again, or its typing error be mended.
void noteMiss(local::History &history, const RecordReader &reader);
// Nothing: the way it was kept by is not known any more.
[[nodiscard]] std::optional<Place> placeOf(const local::Visit &visit);

} // namespace storedesk::ui::records
