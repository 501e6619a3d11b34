// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/database.h"

#include <span>

namespace storedesk::practice {

// The tables of the practice store.
//
//   setting   what the file remembers about itself: its seed, and that it is complete
//   record    everything small, as JSON: products, exports, imports, coupon sets, workflows, the
//   store, contact
//             fields, integrations, event types, segments (body: name, condition) and reports
//             (body: name, condition)
//   contact   one row each; e-mail in lower case; the figures that follow from the purchases
//   purchase  one row each; the lines are in the body
//   activity  what contacts did; a purchase names its row
//   coupon    the codes of the coupon sets; moments because the counters lag
[[nodiscard]] std::span<const base::Migration> schema();

// The indexes of the tables that a seed fills with millions of rows. They are not part of the
// migrations: a seed takes them off and makes them at the end, and whoever opens a file makes those
// that are missing.
struct BulkIndex
{
    const char *name;
    const char *sql;
};
[[nodiscard]] std::span<const BulkIndex> bulkIndexes();

} // namespace storedesk::practice
