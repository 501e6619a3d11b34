// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/lookupkey.h"
#include "ui/frame/place.h"
#include "ui/theme/icons.h"

namespace storedesk::ui {

// The word that the places of one record of a resource begin with; empty: it has no page.
[[nodiscard]] QLatin1StringView recordPageOf(catalogue::Resource resource);
[[nodiscard]] Icon iconOf(catalogue::Resource resource);
[[nodiscard]] Icon iconOf(const catalogue::LookupKey &key);

// By which key a place shows its record; null: it shows none.
[[nodiscard]] const catalogue::LookupKey *lookupKeyOf(const Place &place);
// What the key's path takes, out of a place that has this key.
[[nodiscard]] QStringList pathValuesOf(const catalogue::LookupKey &key, const Place &place);
[[nodiscard]] Place placeOf(const catalogue::LookupKey &key, const QStringList &pathValues);
// Where many records are looked up by this key.
[[nodiscard]] Place lookUpManyPlace(const catalogue::LookupKey &key);

} // namespace storedesk::ui
