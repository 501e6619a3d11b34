// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purchases/orderproblem.h"
#include "purchases/orderstatus.h"
#include "values/columnformat.h"
#include "values/decimal.h"

#include <QDateTime>
#include <QStringList>
#include <QTimeZone>

#include <optional>
#include <vector>

namespace storedesk::purchases {

struct OrderFault
{
    OrderProblem problem = OrderProblem::NoId;
    // The lines in the file, counted from 1.
    QList<qint64> lines = {};
    // Details about this order, such as the cell, the two values or the sum.
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
    // The price of all units together.
    values::Decimal price = {};
};

// One purchase, assembled from one or more lines in the file.
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
    // The order's status values in the file. Empty if the file has no status column.
    std::vector<OrderStatus> statuses = {};
    QDateTime date = {};
    values::Decimal total = {};
    qint64 units = 0;
    std::vector<OrderItem> items = {};
    std::vector<OrderFault> faults = {};
    // The values that are converted, because the user wants repairs.
    std::vector<OrderFault> repairs = {};

    [[nodiscard]] bool isSendable() const { return faults.empty(); }
    // Returns whether the order is left out because its status means that nothing was sold.
    [[nodiscard]] bool isNotASale() const { return has(OrderProblem::NotASale); }
    [[nodiscard]] bool has(OrderProblem problem) const;
};
// Formats line numbers, such as 4 or 4–6, 9.
[[nodiscard]] QString textOf(const QList<qint64> &lines);

// The user's choices for a file.
struct OrderOptions
{
    // Whether unambiguous dates, numbers and blanks are converted.
    bool repair = false;
    // The order of day and month in dates such as 03/04/2026. If absent, it is derived from the
    // other dates if possible.
    std::optional<values::DateOrder> dates = {};
    // The decimal sign in numbers such as 1.500. If absent, it is derived from the other numbers if
    // possible.
    std::optional<values::DecimalSign> decimals = {};
    // The only currency that is sent. If empty, the file must have a single currency.
    QString currency = {};
    // Whether orders whose sums do not add up are sent with the values from the file.
    bool acceptDifferences = false;
    // The zone of times that do not state one.
    QTimeZone zone = QTimeZone::utc();
    // The user's decisions about status words. They take precedence over the table.
    StatusDecisions statuses = {};

    bool operator==(const OrderOptions &) const = default;
};

struct ProblemCount
{
    OrderProblem problem = OrderProblem::NoId;
    qint64 orders = 0;

    bool operator==(const ProblemCount &) const = default;
};

// All orders in a file, sorted by their first lines.
struct OrderBook
{
    std::vector<Order> orders = {};
    // The number of lines that contain an order or a part of an order.
    qint64 lines = 0;
    // The currencies in the file, with the number of orders in each.
    std::vector<std::pair<QString, qint64>> currencies = {};
    // Whether the file has a status column. If not, all orders count as sales.
    bool hasStatus = false;
    // The status words in the file. Undecided words come first, then the most frequent words.
    std::vector<StatusCount> statuses = {};

    [[nodiscard]] qint64 sendable() const;
    [[nodiscard]] qint64 notSales() const;
    // Returns the number of orders that are neither sendable nor left out because of their status.
    [[nodiscard]] qint64 heldBack() const;
    [[nodiscard]] qint64 count(OrderProblem problem) const;
    // Returns the problems that occur, with their numbers of orders. The most frequent come first.
    [[nodiscard]] std::vector<ProblemCount> problems() const;
};

} // namespace storedesk::purchases
