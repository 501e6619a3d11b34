// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/lookupkey.h"
#include "ui/host/pageaddress.h"
#include "ui/widgets/statepane.h"

namespace storedesk::ui::records {

class RecordLoader;

// Returns the key that replaces a deprecated one; null for all other keys.
[[nodiscard]] const catalogue::LookupKey *successorOf(const catalogue::LookupKey &lookupKey);
// Explains that records can't be looked up by name, and where contacts can be searched by name.
[[nodiscard]] QString noNamesHint(catalogue::Resource resource);
// Whether the lookup was by email, with a text that cannot be an email address.
[[nodiscard]] bool asksForNoEmail(const RecordLoader &reader);

// Returns the message shown when there is no record: nothing chosen, not found, deleted, locked or
// failed. With an offline copy of all contacts, a missing contact can be searched for there.
[[nodiscard]] PaneContent paneOf(const RecordLoader &reader, bool mayWrite, bool hasCopy = false);
// Whether the second button of that message searches the offline copy.
[[nodiscard]] bool offersSearch(const RecordLoader &reader, bool hasCopy);
// Returns the form that creates the missing record; nullopt if the key alone is not enough.
[[nodiscard]] std::optional<PageAddress> createPlaceOf(const RecordLoader &reader);

} // namespace storedesk::ui::records
