// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "profiles/profile.h"
#include "ui/tables/storeband.h"

namespace storedesk::ui {

// Returns the mark of a store, shown wherever data can be changed.
[[nodiscard]] StoreMark markOf(const profiles::Profile &profile);
// Returns the name of the account; for the practice store, in the language of the window.
[[nodiscard]] QString nameOf(const profiles::Profile &profile);
// One word for titles: "live".
[[nodiscard]] QString wordOf(profiles::StoreKind kind);
[[nodiscard]] QString textOf(profiles::ProtectionLevel guard);

} // namespace storedesk::ui
