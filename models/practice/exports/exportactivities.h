// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/exports/exporttable.h"

namespace storedesk::practice {

// Returns the two files of an activities export: the activities and the products of the purchases
// among them.
// Returns the columns of a version of the layout of activities, and those of their products.
[[nodiscard]] QStringList activityColumns(int version);
[[nodiscard]] QStringList lineColumns();
[[nodiscard]] ExportTables activityTables(Store &store, const PracticeExportPlan &plan);

} // namespace storedesk::practice
