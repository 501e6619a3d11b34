// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/lookupkey.h"
#include "ui/host/pageaddress.h"
#include "ui/theme/icons.h"

namespace storedesk::ui {

// Returns the page id for single records of a resource; empty if there is no such page.
[[nodiscard]] QLatin1StringView recordPageOf(catalogue::Resource resource);
[[nodiscard]] Icon iconOf(catalogue::Resource resource);
[[nodiscard]] Icon iconOf(const catalogue::LookupKey &key);

// Returns the lookup key that identifies the record in an address; null if the address shows no
// record.
[[nodiscard]] const catalogue::LookupKey *lookupKeyOf(const PageAddress &place);
// Returns the path values for the key, taken from an address with this key.
[[nodiscard]] QStringList pathValuesOf(const catalogue::LookupKey &key, const PageAddress &place);
[[nodiscard]] PageAddress placeOf(const catalogue::LookupKey &key, const QStringList &pathValues);
// Returns the address of the bulk lookup that uses this key.
[[nodiscard]] PageAddress bulkLookupAddress(const catalogue::LookupKey &key);

} // namespace storedesk::ui
