// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/lookups/bulklookupmodel.h"
#include "ui/tables/pilldelegate.h"

namespace storedesk::ui::lookups {

// Returns the icon, colour and label of a lookup state.
[[nodiscard]] Pill pillOf(storedesk::lookups::LookupState state, bool running = true);
// Returns the width of the widest label in the current language.
[[nodiscard]] int widthOfPills(const Theme &theme);

} // namespace storedesk::ui::lookups
