// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/sheetcolumn.h"
#include "ui/host/recordaddress.h"

namespace storedesk::ui::files {

// Returns the lookup key that the values of a column represent; null if they represent no key.
[[nodiscard]] const catalogue::LookupKey *lookupKeyOfColumn(const sheet::SheetColumn &column);

} // namespace storedesk::ui::files
