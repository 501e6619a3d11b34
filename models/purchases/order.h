// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/columnformat.h"
#include "table/decimal.h"

#include <QDateTime>
#include <QStringList>

#include <optional>
#include <vector>

namespace storedesk::purchases {

// Why an order is not sent.
enum class OrderProblem : quint8 {
    NoId,
    // A line below the order has no ID and may belong to it.
    OpenLine,
    // The cells of a line cannot be trusted: some are missing, extra or unreadable.
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
    // The total cannot be calculated: nobody knows whether the prices include the tax.
    NoTotal,
    BrokenRule,
    // Repairable: readable without doubt, but not as the service wants it.
    DateForm,
    NumberForm,
    Blanks,
    // Acceptable: the file's own values do not add up.
    LineDiffers,
    TotalDiffers,
    UnitsDiffer,
    // Found by looking up.
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
// A sentence that is the same for all orders with this problem.
[[nodiscard]] QString textOf(OrderProblem problem);
// A stable name for scripts.
[[nodiscard]] QLatin1StringView wordOf(OrderProblem problem);

struct OrderFault
{
    OrderProblem problem = OrderProblem::NoId;
    // Lines of the file, from 1.
    QList<qint64> lines = {};
    // What is special about this order: the cell, the two values, the sum.
    QString detail = {};
    // What a repair would send instead.
    QString repaired = {};

    bool operator==(const OrderFault &) const = default;
};
// One sentence that names the lines.
[[nodiscard]] QString textOf(const OrderFault &fault);

struct OrderItem
{
    qint64 line = 0;
    QString productId = {};
    QString name = {};
    QString url = {};
    qint64 quantity = 0;
    std::optional<table::Decimal> unitPrice = {};
    // Of all units together.
    table::Decimal price = {};
};

// One purchase, made of one or more lines of the file.
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
    QDateTime date = {};
    table::Decimal total = {};
    qint64 units = 0;
    std::vector<OrderItem> items = {};
    std::vector<OrderFault> faults = {};

    [[nodiscard]] bool isSendable() const { return faults.empty(); }
};
// For people: 4, or 4–6, 9.
[[nodiscard]] QString textOf(const QList<qint64> &lines);

// What the user decided about a file.
struct OrderOptions
{
    // Dates, numbers and blanks that can be read without doubt are rewritten.
    bool repair = false;
    // How 03/04/2026 is read; absent: as the other dates of the file show, or not at all.
    std::optional<table::DateOrder> dates = {};
    // How 1.500 is read; absent: as the other numbers of the file show, or not at all.
    std::optional<table::DecimalSign> decimals = {};
    // The only currency whose orders are sent; empty: that of the file, which must have just one.
    QString currency = {};
    // Orders whose sums do not add up are sent with the values of the file.
    bool acceptDifferences = false;

    bool operator==(const OrderOptions &) const = default;
};

// All orders of a file, in the order of their first lines.
struct OrderBook
{
    std::vector<Order> orders = {};
    // Lines that hold an order or a part of one.
    qint64 lines = 0;
    // Currencies of the file, with the number of orders in each.
    std::vector<std::pair<QString, qint64>> currencies = {};

    [[nodiscard]] qint64 sendable() const;
    // How many orders have the problem.
    [[nodiscard]] qint64 count(OrderProblem problem) const;
};

} // namespace storedesk::purchases
