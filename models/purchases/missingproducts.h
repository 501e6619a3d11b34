// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/journal.h"

namespace storedesk::purchases {

// The service's code for purchases with products that are not in the catalogue.
inline constexpr QLatin1StringView missingProductsCode("E0102");

// Returns the missing products of these rows, each product once, as a text table for a job that
// creates them. Values of the product are taken from its first purchase. At most this number of
// rows is read.
[[nodiscard]] base::Result<QString>
missingProductsAsTable(journal::Journal &journal, const journal::RowFilter &filter, int most);

} // namespace storedesk::purchases
