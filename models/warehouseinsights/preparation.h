// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <span>

namespace storedesk::warehouseinsights {

// Statements that create the tables from which all questions are answered. They exist as long as
// the connection. {zone} and {asOf} are replaced.
//
// insight_row has one row for each activity: "n" is its place by time, "ms" its time in
// milliseconds since 1970, "local" its time in the store, and "state" 0 if it counts, 1 without a
// valid time, 2 after the time of the answer, and 3 for a duplicate. insight_person has one row for
// each person. Numbers of people are in the order of their ids.
[[nodiscard]] std::span<const char *const> preparationSteps();

// Returns one row with facts about all activities.
extern const char *const factsSql;
// Returns the tables that all questions can use, for a WITH clause.
extern const char *const sharedTables;
// Returns the list of periods, for a WITH clause.
extern const char *const periodTable;
// Returns "attributed" for a WITH clause: purchases with the row to which they are attributed,
// which is an interaction, or the purchase itself if the service stated the attribution. The
// scenario is 0 without an attribution.
extern const char *const attributionTables;
// Counts the rows that a question uses, and the others by reason.
extern const char *const balanceSql;

} // namespace storedesk::warehouseinsights
