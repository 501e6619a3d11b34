// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "query/filter.h"

#include <optional>

namespace storedesk::query {

enum class Direction : char { Forward, Backward };

// Finds the nearest matching row, starting at this row. Stops reading at the first match.
[[nodiscard]] base::Result<std::optional<qint64>> findRow(const csv::TableSource &source,
                                                          const Filter &filter, qint64 from,
                                                          Direction direction,
                                                          base::Progress &progress);

} // namespace storedesk::query
