// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace storedesk::purchases {

// The reason an order is not sent.
enum class OrderProblem : quint8 {
    NoId,
    // A line below the order has no ID and may belong to it.
    OpenLine,
    // The cells in a line are unreliable, because some are missing, extra or unreadable.
    BrokenLine,
    ErrorValue,
    Contradiction,
    NoBuyer,
    NotEmail,
    NoDate,
    NotDate,
    UnclearDate,
    NoProduct,
    NoQuantity,
    NotQuantity,
    QuantityNotPositive,
    NoPrice,
    NotAmount,
    NegativeAmount,
    UnclearNumber,
    UnknownCurrency,
    OtherCurrency,
    // The total cannot be calculated, because it is unknown whether the prices include tax.
    NoTotal,
    BrokenRule,
    // Neither an error nor repairable. The order was cancelled, refunded or never paid.
    NotASale,
    PartlyRefunded,
    // The order has a status that is not in the table, and the user has not decided how to handle
    // it.
    UnknownStatus,
    // Can be repaired. The value is unambiguous, but not in the format that the service expects.
    DateForm,
    NumberForm,
    Blanks,
    // Can be accepted by the user. The values in the file do not add up.
    LineDiffers,
    TotalDiffers,
    UnitsDiffer,
    // The problems below are found by lookups.
    ThereButDifferent,
    BuyerMissing,
    ProductMissing,
    NotLookedUp,
    Count
};

[[nodiscard]] constexpr bool isRepairable(OrderProblem problem)
{
    return problem >= OrderProblem::DateForm && problem <= OrderProblem::Blanks;
}
[[nodiscard]] constexpr bool isDifference(OrderProblem problem)
{
    return problem >= OrderProblem::LineDiffers && problem <= OrderProblem::UnitsDiffer;
}
// Returns a sentence about the problem that is the same for all orders.
[[nodiscard]] QString textOf(OrderProblem problem);
// Returns a stable name for scripts.
[[nodiscard]] QLatin1StringView wordOf(OrderProblem problem);

} // namespace storedesk::purchases
