// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "spreadsheet/parts.h"
#include "spreadsheet/sheets.h"

namespace storedesk::spreadsheet {

// Reads the cells in one sheet of an OpenDocument spreadsheet and the names of all sheets. Both are
// in the same part, which is read once.
[[nodiscard]] base::Result<SheetChoice> readOds(Package &package, const Parts &parts,
                                                const QString &wanted, const RowSink &sink);

} // namespace storedesk::spreadsheet
