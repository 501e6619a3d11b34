// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/checker.h"
#include "purchases/order.h"

#include <QJsonObject>

namespace storedesk::purchases {

// The purchase as the service takes it.
[[nodiscard]] QJsonObject bodyOf(const Order &order);

// The documented rules of a purchase.
class OrderRules final
{
public:
    OrderRules();

    // What the service would refuse, in sentences; empty: nothing.
    [[nodiscard]] QString brokenBy(const Order &order) const;

private:
    catalogue::Checker m_checker;
};

} // namespace storedesk::purchases
