// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purchases/order.h"
#include "purchases/orderlines.h"
#include "purchases/ordermatching.h"

namespace storedesk::purchases {

// Groups the lines of a file into orders, derives what the file leaves out and checks the rest.
// Values are never changed: what is wrong is a fault of its order, with the lines.
[[nodiscard]] OrderBook ordersIn(const std::vector<OrderLine> &lines, const OrderMatching &matching,
                                 const OrderOptions &options);

} // namespace storedesk::purchases
