// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/frame/place.h"
#include "ui/widgets/statepane.h"

namespace storedesk::ui::records {

class RecordReader;

// What was looked up by email cannot be one.
[[nodiscard]] bool asksForNoEmail(const RecordReader &reader);

// What is said while there is no record to show: nothing chosen, not found, deleted, locked,
// failed.
[[nodiscard]] PaneContent paneOf(const RecordReader &reader, bool mayWrite);
// The form that makes the record that was not found; nothing: it cannot be made from its key.
[[nodiscard]] std::optional<Place> createPlaceOf(const RecordReader &reader);

} // namespace storedesk::ui::records
