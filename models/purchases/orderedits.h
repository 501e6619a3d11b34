// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importcheck/edithistory.h"
#include "purchases/orderlines.h"

namespace storedesk::purchases {

// Applies the user's changes to the cells of lines, which are identified by their numbers. Lines
// whose cells are unreliable stay as they are.
void applyEdits(const importcheck::Edits &edits, std::vector<OrderLine> &lines);
// Returns the effect of a change of a column.
[[nodiscard]] importcheck::RepairPreview previewOf(const importcheck::Repair &repair,
                                                   const std::vector<OrderLine> &lines);

} // namespace storedesk::purchases
