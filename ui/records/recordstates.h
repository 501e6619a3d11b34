// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/frame/place.h"
#include "ui/widgets/statepane.h"

namespace storedesk::ui::records {

class RecordReader;

// Whether a look-up by email used a text that cannot be an email address.
[[nodiscard]] bool asksForNoEmail(const RecordReader &reader);

// Returns the message shown without a record: nothing chosen, not found, deleted, locked or failed.
[[nodiscard]] PaneContent paneOf(const RecordReader &reader, bool mayWrite);
// Returns the form that creates the missing record, or nothing if its key is not enough.
[[nodiscard]] std::optional<Place> createPlaceOf(const RecordReader &reader);

} // namespace storedesk::ui::records
