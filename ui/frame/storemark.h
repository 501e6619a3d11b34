// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "accounts/profile.h"
#include "ui/widgets/storeband.h"

namespace storedesk::ui {

// Returns the mark of a store, shown wherever data can be changed.
[[nodiscard]] StoreMark markOf(const accounts::Profile &profile);
// Returns the name of the account; for the practice store, in the language of the window.
[[nodiscard]] QString nameOf(const accounts::Profile &profile);
// One word for titles: "live".
[[nodiscard]] QString wordOf(accounts::Kind kind);
[[nodiscard]] QString textOf(accounts::GuardLevel guard);

} // namespace storedesk::ui
