// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/recordlist.h"

#include <optional>

namespace storedesk::items {

inline constexpr int usualStockWarning = 10; // percent

// What a coupon set has left.
struct Stock
{
    QString id = {};
    QString name = {};
    QString code = {}; // the one code of a set without limit
    std::optional<qint64> left = {}; // absent: without limit
    qint64 quantity = 0;
    int warningPercent = usualStockWarning; // with so much left it is nearly empty

    bool operator==(const Stock &) const = default;
    [[nodiscard]] bool isUnlimited() const { return !left.has_value(); }
    // A set that never had coupons is not running out.
    [[nodiscard]] bool isNearlyEmpty() const;
    [[nodiscard]] bool isEmpty() const; // and it was filled once
};

[[nodiscard]] Stock stockOf(const QJsonObject &couponSet, int warningPercent = usualStockWarning);
// Not a set of one code for everybody: there is nothing to refill.
[[nodiscard]] bool takesMoreCodes(const QJsonObject &couponSet);
// The emptiest first, those that were never filled after them, those without limit at the end.
[[nodiscard]] std::vector<Stock> stocksOf(const Records &couponSets,
                                          int warningPercent = usualStockWarning);

struct StateCount
{
    QString state; // as the service names it
    QString words;
    int count = 0;

    bool operator==(const StateCount &) const = default;
};

// How many workflows are in which state: every state of the catalogue, then those it does not know.
[[nodiscard]] std::vector<StateCount> workflowsByState(const Records &workflows);

} // namespace storedesk::items
