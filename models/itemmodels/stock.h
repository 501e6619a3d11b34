// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "itemmodels/recordlistloader.h"

#include <optional>

namespace storedesk::itemmodels {

// In percent.
inline constexpr int usualStockWarning = 10;

// The remaining coupons of a set.
struct Stock
{
    QString id = {};
    QString name = {};
    // The single code of an unlimited set.
    QString code = {};
    // Empty if the set is unlimited.
    std::optional<qint64> left = {};
    qint64 quantity = 0;
    // The set is nearly empty at this percentage.
    int warningPercent = usualStockWarning;
    // The user's own warning level of this set, which replaces the percentage.
    std::optional<qint64> warnBelow = {};

    bool operator==(const Stock &) const = default;
    [[nodiscard]] bool isUnlimited() const { return !left.has_value(); }
    // A set that never had coupons is not running out.
    [[nodiscard]] bool isNearlyEmpty() const;
    [[nodiscard]] bool isBelowOwnLevel() const { return left && warnBelow && *left < *warnBelow; }
    // Whether to warn, by the user's own level or else by the percentage.
    [[nodiscard]] bool isLow() const { return warnBelow ? isBelowOwnLevel() : isNearlyEmpty(); }
    // Returns whether the set is empty and was filled once.
    [[nodiscard]] bool isEmpty() const;
};

[[nodiscard]] Stock stockOf(const QJsonObject &couponSet, int warningPercent = usualStockWarning);
// Returns false for a set with one code for all contacts, which cannot be refilled.
[[nodiscard]] bool takesMoreCodes(const QJsonObject &couponSet);
// Returns the emptiest sets first, then those never filled, then unlimited ones.
[[nodiscard]] std::vector<Stock> stocksOf(const Records &couponSets,
                                          int warningPercent = usualStockWarning);

struct StateCount
{
    // As named by the service.
    QString state;
    QString words;
    int count = 0;

    bool operator==(const StateCount &) const = default;
};

// Returns the number of workflows in each state: every state of the catalogue, then unknown ones.
[[nodiscard]] std::vector<StateCount> workflowsByState(const Records &workflows);

} // namespace storedesk::itemmodels
