// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "profiles/profile.h"
#include "ui/tables/storeband.h"

namespace storedesk::ui {

// Returns the mark for a store, shown wherever data can be changed.
[[nodiscard]] StoreMark markOf(const profiles::Profile &profile);
// Returns the name of the account. The name of the practice store is translated.
[[nodiscard]] QString nameOf(const profiles::Profile &profile);
// Returns one word for use in titles, for example "live".
[[nodiscard]] QString wordOf(profiles::StoreKind kind);
[[nodiscard]] QString textOf(profiles::ProtectionLevel guard);

} // namespace storedesk::ui
