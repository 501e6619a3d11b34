// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/icons.h"
#include "ui/theme/storecolour.h"

namespace storedesk::ui::navigation {

// Returns the icon of a tab: a stripe in the colour of the store and the icon of the page. Wider
// than high; follows the theme.
[[nodiscard]] QIcon tabIcon(Icon icon, StoreColour colour, const Theme &theme);
[[nodiscard]] QSize tabIconSize(const Theme &theme);

} // namespace storedesk::ui::navigation
