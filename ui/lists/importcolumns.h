// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "itemmodels/linkedcolumn.h"

namespace storedesk::ui {
class PageHost;
}

namespace storedesk::ui::lists {

// Columns for the list of imports: the file, the mapped columns and the settings of those that were
// sent from this computer. The host must outlive them.
[[nodiscard]] itemmodels::LinkedColumns importColumns(PageHost &host);

} // namespace storedesk::ui::lists
