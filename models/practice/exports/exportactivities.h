// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/exports/exporttable.h"

namespace storedesk::practice {

// Returns the two files of an activities export: the activities and the products of the purchases
// among them.
[[nodiscard]] ExportTables activityTables(Store &store, const PracticeExportPlan &plan);

} // namespace storedesk::practice
