// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "itemmodels/recordlistloader.h"

#include <optional>

namespace storedesk::itemmodels {

// The default threshold in percent.
inline constexpr int usualStockWarning = 10;

// The coupons remaining in a set.
struct Stock
{
    QString id = {};
    QString name = {};
    // The single code of an unlimited set.
    QString code = {};
    // Absent if the set is unlimited.
    std::optional<qint64> left = {};
    qint64 quantity = 0;
    // The percentage at which the set counts as nearly empty.
    int warningPercent = usualStockWarning;
    // The user's own warning level of this set, which replaces the percentage.
    std::optional<qint64> warnBelow = {};

    bool operator==(const Stock &) const = default;
    [[nodiscard]] bool isUnlimited() const { return !left.has_value(); }
    // Returns false for a set that never had coupons.
    [[nodiscard]] bool isNearlyEmpty() const;
    [[nodiscard]] bool isBelowOwnLevel() const { return left && warnBelow && *left < *warnBelow; }
    // Returns whether to warn. Uses the user's own warning level if there is one, otherwise the
    // percentage.
    [[nodiscard]] bool isLow() const { return warnBelow ? isBelowOwnLevel() : isNearlyEmpty(); }
    // Returns whether the set is empty and has had coupons before.
    [[nodiscard]] bool isEmpty() const;
};

[[nodiscard]] Stock stockOf(const QJsonObject &couponSet, int warningPercent = usualStockWarning);
// Returns false for a set with one code for all contacts, which cannot be refilled.
[[nodiscard]] bool takesMoreCodes(const QJsonObject &couponSet);
// Returns the emptiest sets first, then sets that were never filled, then unlimited sets.
[[nodiscard]] std::vector<Stock> stocksOf(const Records &couponSets,
                                          int warningPercent = usualStockWarning);

struct StateCount
{
    // The state as named by the service.
    QString state;
    QString words;
    int count = 0;

    bool operator==(const StateCount &) const = default;
};

// Returns the number of workflows in each state. All states in the catalogue come first, then
// unknown states.
[[nodiscard]] std::vector<StateCount> workflowsByState(const Records &workflows);

} // namespace storedesk::itemmodels
