// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/checker.h"
#include "purchases/order.h"

#include <QJsonObject>

namespace storedesk::purchases {

// Returns the purchase in the format that the service expects.
[[nodiscard]] QJsonObject bodyOf(const Order &order);

// Checks orders against the documented rules for purchases.
class OrderRules final
{
public:
    OrderRules();

    // Returns sentences about everything that the service would reject. Empty if the order is
    // valid.
    [[nodiscard]] QString brokenBy(const Order &order) const;

private:
    catalogue::Checker m_checker;
};

} // namespace storedesk::purchases
