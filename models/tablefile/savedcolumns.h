// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/tablesaver.h"
#include "tablefile/xlsxdevice.h"

namespace storedesk::tablefile {

// Returns the titles and formats of the selected columns for a file with types. Codes are text.
[[nodiscard]] XlsxColumns savedColumns(const csv::TableSource &source,
                                       const csv::Selection &selection);

} // namespace storedesk::tablefile
