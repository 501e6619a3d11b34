// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/sheetcolumn.h"
#include "ui/frame/recordplace.h"

namespace storedesk::ui::files {

// By what the values of a column name records of the service; null: they do not.
[[nodiscard]] const catalogue::LookupKey *lookupKeyOfColumn(const sheet::SheetColumn &column);

} // namespace storedesk::ui::files
