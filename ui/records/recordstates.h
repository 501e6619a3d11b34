// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/pageaddress.h"
#include "ui/widgets/statepane.h"

namespace storedesk::ui::records {

class RecordLoader;

// Whether a lookup by email used a text that cannot be an email address.
[[nodiscard]] bool asksForNoEmail(const RecordLoader &reader);

// Returns the message shown without a record: nothing chosen, not found, deleted, locked or failed.
[[nodiscard]] PaneContent paneOf(const RecordLoader &reader, bool mayWrite);
// Returns the form that creates the missing record, or nothing if its key is not enough.
[[nodiscard]] std::optional<PageAddress> createPlaceOf(const RecordLoader &reader);

} // namespace storedesk::ui::records
