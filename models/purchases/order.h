// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purchases/orderstatus.h"
#include "values/columnformat.h"
#include "values/decimal.h"

#include <QDateTime>
#include <QStringList>

#include <optional>
#include <vector>

namespace storedesk::purchases {

// The reason an order is not sent.
enum class OrderProblem : quint8 {
    NoId,
    // A line below the order has no ID and may belong to it.
    OpenLine,
    // The cells of a line are unreliable: some are missing, extra or unreadable.
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
    // Not a problem and not repairable: the order was cancelled, refunded or never paid.
    NotASale,
    PartlyRefunded,
    // The file has a status that is not in the table, and the user has not decided.
    UnknownStatus,
    // Repairable: unambiguous, but not in the format of the service.
    DateForm,
    NumberForm,
    Blanks,
    // Acceptable: the values of the file do not add up.
    LineDiffers,
    TotalDiffers,
    UnitsDiffer,
    // The following problems are found by lookups.
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
// Returns a sentence that is the same for all orders.
[[nodiscard]] QString textOf(OrderProblem problem);
// Returns a stable name for scripts.
[[nodiscard]] QLatin1StringView wordOf(OrderProblem problem);

struct OrderFault
{
    OrderProblem problem = OrderProblem::NoId;
    // Lines of the file, from 1.
    QList<qint64> lines = {};
    // Details about this order: the cell, the two values or the sum.
    QString detail = {};
    // The value that a repair would send instead.
    QString repaired = {};

    bool operator==(const OrderFault &) const = default;
};
// Returns one sentence that names the lines.
[[nodiscard]] QString textOf(const OrderFault &fault);

struct OrderItem
{
    qint64 line = 0;
    QString productId = {};
    QString name = {};
    QString url = {};
    qint64 quantity = 0;
    std::optional<values::Decimal> unitPrice = {};
    // For all units together.
    values::Decimal price = {};
};

// One purchase, made from one or more lines of the file.
struct Order
{
    QString id = {};
    QList<qint64> lines = {};
    QString cartId = {};
    QString email = {};
    QString externalId = {};
    QString firstName = {};
    QString lastName = {};
    QString payment = {};
    // The status values of the sale in the file. Empty if the file has no status column.
    std::vector<OrderStatus> statuses = {};
    QDateTime date = {};
    values::Decimal total = {};
    qint64 units = 0;
    std::vector<OrderItem> items = {};
    std::vector<OrderFault> faults = {};

    [[nodiscard]] bool isSendable() const { return faults.empty(); }
    // Whether the order is left out because its status says that nothing was sold.
    [[nodiscard]] bool isNotASale() const { return has(OrderProblem::NotASale); }
    [[nodiscard]] bool has(OrderProblem problem) const;
};
// Formats line numbers: 4, or 4–6, 9.
[[nodiscard]] QString textOf(const QList<qint64> &lines);

// The user's choices for a file.
struct OrderOptions
{
    // Whether unambiguous dates, numbers and blanks are converted.
    bool repair = false;
    // Order of dates such as 03/04/2026. If absent, derived from the other dates if possible.
    std::optional<values::DateOrder> dates = {};
    // Sign in numbers such as 1.500. If absent, derived from the other numbers if possible.
    std::optional<values::DecimalSign> decimals = {};
    // The only currency that is sent. If empty, the file must have a single currency.
    QString currency = {};
    // Whether orders whose sums do not add up are sent with the values of the file.
    bool acceptDifferences = false;
    // The user's decisions about status words. They take precedence over the table.
    StatusDecisions statuses = {};

    bool operator==(const OrderOptions &) const = default;
};

// All orders of a file, sorted by their first lines.
struct OrderBook
{
    std::vector<Order> orders = {};
    // Lines with an order or a part of one.
    qint64 lines = 0;
    // Currencies of the file with their numbers of orders.
    std::vector<std::pair<QString, qint64>> currencies = {};
    // Whether the file has a status column. If not, all orders count as sales.
    bool hasStatus = false;
    // Status words of the file: those to decide about first, then the most frequent ones.
    std::vector<StatusCount> statuses = {};

    [[nodiscard]] qint64 sendable() const;
    [[nodiscard]] qint64 notSales() const;
    // Number of orders that are neither sendable nor left out because of their status.
    [[nodiscard]] qint64 heldBack() const;
    [[nodiscard]] qint64 count(OrderProblem problem) const;
};

} // namespace storedesk::purchases
