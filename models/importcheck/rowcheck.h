// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importcheck/conversion.h"

namespace storedesk::importcheck {

// Checks every row in a counted table on all cores. Blocks the calling thread.
[[nodiscard]] base::Result<CheckResult>
checkRows(const ImportTable &table, const Conversion &conversion, base::Progress &progress);

// Returns the effect of a repair.
[[nodiscard]] base::Result<RepairPreview> previewOf(const ImportTable &table,
                                                    const Conversion &conversion,
                                                    const Repair &repair, base::Progress &progress);

// Counts the blank cells in the first rows, which are sent in a trial. Reads them in the calling
// thread.
[[nodiscard]] std::vector<BlankCells> blanksInTrial(const ImportTable &table,
                                                    const Conversion &conversion,
                                                    const CheckResult &result, qint64 rows);

} // namespace storedesk::importcheck
