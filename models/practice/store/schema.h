// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/database.h"

#include <span>

namespace storedesk::practice {

// The tables of the practice store.
//
//   setting   properties of the file: its seed, and whether it is complete
//   record    small data as JSON: products, exports, imports, coupon sets, workflows, the store,
//             contact fields, integrations, event types, segments (body: name, condition) and
//             reports (body: name, condition)
//   contact   one row each; email in lower case; statistics derived from the purchases
//   purchase  one row each; the lines are in the body
//   activity  activities of contacts; a purchase references its row
//   coupon    the codes of the coupon sets, with times because the counters are delayed
[[nodiscard]] std::span<const base::Migration> schema();

// The indexes of the tables that a seed fills with millions of rows. They are not part of the
// migrations: a seed drops them and creates them at the end, and opening a file creates missing
// ones.
struct BulkIndex
{
    const char *name;
    const char *sql;
};
[[nodiscard]] std::span<const BulkIndex> bulkIndexes();

} // namespace storedesk::practice
