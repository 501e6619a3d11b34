// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purchases/order.h"
#include "purchases/orderlines.h"
#include "purchases/ordermatching.h"

namespace storedesk::purchases {

// Groups the lines in a file into orders, derives missing values and checks the rest. Never changes
// values. Problems are reported as faults of the order, with their lines.
[[nodiscard]] OrderBook ordersIn(const std::vector<OrderLine> &lines, const OrderMatching &matching,
                                 const OrderOptions &options);

} // namespace storedesk::purchases
