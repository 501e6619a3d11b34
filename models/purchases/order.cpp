// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purchases/order.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>

namespace storedesk::purchases {

using namespace Qt::StringLiterals;

namespace {

struct OrderWords
{
    Q_DECLARE_TR_FUNCTIONS(Orders)
};

struct ProblemRow
{
    OrderProblem problem;
    QLatin1StringView word;
    const char *text;
};

} // namespace

// clang-format off
static constexpr std::array problemTable{
    ProblemRow{OrderProblem::NoId,                "no-order-id"_L1,     QT_TRANSLATE_NOOP("Orders", "The row has no order ID.")},
    ProblemRow{OrderProblem::OpenLine,            "open-line"_L1,       QT_TRANSLATE_NOOP("Orders", "A row without an order ID follows and may belong to this order.")},
    ProblemRow{OrderProblem::BrokenLine,          "broken-line"_L1,     QT_TRANSLATE_NOOP("Orders", "A row is damaged, so its cells may be wrong.")},
    ProblemRow{OrderProblem::ErrorValue,          "error-value"_L1,     QT_TRANSLATE_NOOP("Orders", "The spreadsheet cell contains an error instead of a value.")},
    ProblemRow{OrderProblem::Contradiction,       "contradiction"_L1,   QT_TRANSLATE_NOOP("Orders", "Rows of the order contradict each other.")},
    ProblemRow{OrderProblem::NoBuyer,             "no-buyer"_L1,        QT_TRANSLATE_NOOP("Orders", "The order has neither an email nor an external ID.")},
    ProblemRow{OrderProblem::NotEmail,            "not-email"_L1,       QT_TRANSLATE_NOOP("Orders", "This is not an email address.")},
    ProblemRow{OrderProblem::NoDate,              "no-date"_L1,         QT_TRANSLATE_NOOP("Orders", "The order has no date.")},
    ProblemRow{OrderProblem::NotDate,             "not-date"_L1,        QT_TRANSLATE_NOOP("Orders", "This is not a date.")},
    ProblemRow{OrderProblem::UnclearDate,         "unclear-date"_L1,    QT_TRANSLATE_NOOP("Orders", "The date can be read in two ways.")},
    ProblemRow{OrderProblem::NoProduct,           "no-product"_L1,      QT_TRANSLATE_NOOP("Orders", "An item has no product ID.")},
    ProblemRow{OrderProblem::NoQuantity,          "no-quantity"_L1,     QT_TRANSLATE_NOOP("Orders", "An item has no quantity.")},
    ProblemRow{OrderProblem::NotQuantity,         "not-quantity"_L1,    QT_TRANSLATE_NOOP("Orders", "The quantity is not a whole number.")},
    ProblemRow{OrderProblem::QuantityNotPositive, "quantity-not-positive"_L1, QT_TRANSLATE_NOOP("Orders", "The quantity is not greater than zero.")},
    ProblemRow{OrderProblem::NoPrice,             "no-price"_L1,        QT_TRANSLATE_NOOP("Orders", "An item has no price.")},
    ProblemRow{OrderProblem::NotAmount,           "not-amount"_L1,      QT_TRANSLATE_NOOP("Orders", "This is not an amount.")},
    ProblemRow{OrderProblem::NegativeAmount,      "negative-amount"_L1, QT_TRANSLATE_NOOP("Orders", "The amount is less than zero.")},
    ProblemRow{OrderProblem::UnclearNumber,       "unclear-number"_L1,  QT_TRANSLATE_NOOP("Orders", "The number can be read in two ways.")},
    ProblemRow{OrderProblem::UnknownCurrency,     "unknown-currency"_L1, QT_TRANSLATE_NOOP("Orders", "The currency is unknown.")},
    ProblemRow{OrderProblem::OtherCurrency,       "other-currency"_L1,  QT_TRANSLATE_NOOP("Orders", "The order is in another currency. The service stores amounts without a currency.")},
    ProblemRow{OrderProblem::NoTotal,             "no-total"_L1,        QT_TRANSLATE_NOOP("Orders", "The order has no total, and the file doesn't show whether its prices include tax.")},
    ProblemRow{OrderProblem::BrokenRule,          "broken-rule"_L1,     QT_TRANSLATE_NOOP("Orders", "The service would reject a value in the order.")},
    ProblemRow{OrderProblem::NotASale,            "not-a-sale"_L1,      QT_TRANSLATE_NOOP("Orders", "The order is not a sale.")},
    ProblemRow{OrderProblem::PartlyRefunded,      "partly-refunded"_L1, QT_TRANSLATE_NOOP("Orders", "Part of the order was refunded. It would be sent with the full total.")},
    ProblemRow{OrderProblem::UnknownStatus,       "unknown-status"_L1,  QT_TRANSLATE_NOOP("Orders", "It is not known whether orders with this status are sales.")},
    ProblemRow{OrderProblem::DateForm,            "date-form"_L1,       QT_TRANSLATE_NOOP("Orders", "The date is not in the format the service expects.")},
    ProblemRow{OrderProblem::NumberForm,          "number-form"_L1,     QT_TRANSLATE_NOOP("Orders", "The number is not in the format the service expects.")},
    ProblemRow{OrderProblem::Blanks,              "blanks"_L1,          QT_TRANSLATE_NOOP("Orders", "There are spaces around the value.")},
    ProblemRow{OrderProblem::LineDiffers,         "line-differs"_L1,    QT_TRANSLATE_NOOP("Orders", "Quantity times unit price doesn't match the item total.")},
    ProblemRow{OrderProblem::TotalDiffers,        "total-differs"_L1,   QT_TRANSLATE_NOOP("Orders", "The items don't add up to the total.")},
    ProblemRow{OrderProblem::UnitsDiffer,         "units-differ"_L1,    QT_TRANSLATE_NOOP("Orders", "The quantities do not add up to the total quantity.")},
    ProblemRow{OrderProblem::ThereButDifferent,   "there-but-different"_L1, QT_TRANSLATE_NOOP("Orders", "A purchase with this ID already exists, with different values.")},
    ProblemRow{OrderProblem::BuyerMissing,        "buyer-missing"_L1,   QT_TRANSLATE_NOOP("Orders", "The contact does not exist.")},
    ProblemRow{OrderProblem::ProductMissing,      "product-missing"_L1, QT_TRANSLATE_NOOP("Orders", "One of the products doesn't exist.")},
    ProblemRow{OrderProblem::NotLookedUp,         "not-looked-up"_L1,   QT_TRANSLATE_NOOP("Orders", "Couldn't look up the purchase, its contact or a product.")},
};
// clang-format on
static_assert(problemTable.size() == static_cast<std::size_t>(OrderProblem::Count));
static_assert([] {
    for (std::size_t row = 0; row < problemTable.size(); ++row) {
        if (problemTable[row].problem != static_cast<OrderProblem>(row))
            return false;
    }
    return true;
}());

QString textOf(OrderProblem problem)
{
    return QCoreApplication::translate("Orders",
                                       problemTable[static_cast<std::size_t>(problem)].text);
}

QLatin1StringView wordOf(OrderProblem problem)
{
    return problemTable[static_cast<std::size_t>(problem)].word;
}

QString textOf(const QList<qint64> &lines)
{
    QStringList parts;
    for (qsizetype at = 0; at < lines.size();) {
        auto last = at;
        while (last + 1 < lines.size() && lines[last + 1] == lines[last] + 1)
            ++last;
        parts.append(last > at ? u"%1–%2"_s.arg(lines[at]).arg(lines[last])
                               : QString::number(lines[at]));
        at = last + 1;
    }
    return parts.join(u", "_s);
}

QString textOf(const OrderFault &fault)
{
    const auto where = fault.lines.isEmpty() ? QString()
        : fault.lines.size() == 1            ? OrderWords::tr("Line %1:").arg(fault.lines.front())
                                             : OrderWords::tr("Lines %1:").arg(textOf(fault.lines));
    return QStringList{where, textOf(fault.problem), fault.detail}.join(u' ').simplified();
}

bool Order::has(OrderProblem problem) const
{
    return std::ranges::find(faults, problem, &OrderFault::problem) != faults.end();
}

qint64 OrderBook::sendable() const
{
    return std::ranges::count_if(orders, &Order::isSendable);
}

qint64 OrderBook::notSales() const
{
    return count(OrderProblem::NotASale);
}

qint64 OrderBook::heldBack() const
{
    return static_cast<qint64>(orders.size()) - sendable() - notSales();
}

qint64 OrderBook::count(OrderProblem problem) const
{
    return std::ranges::count_if(orders,
                                 [problem](const Order &order) { return order.has(problem); });
}

std::vector<ProblemCount> OrderBook::problems() const
{
    std::vector<ProblemCount> counts;
    for (int number = 0; number < static_cast<int>(OrderProblem::Count); ++number) {
        const auto problem = static_cast<OrderProblem>(number);
        if (const auto affected = count(problem); affected > 0)
            counts.push_back({.problem = problem, .orders = affected});
    }
    std::ranges::stable_sort(counts, std::greater{}, &ProblemCount::orders);
    return counts;
}

} // namespace storedesk::purchases
