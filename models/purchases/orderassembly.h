// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purchases/ordercells.h"

#include <functional>

namespace storedesk::purchases {

// Builds one order from its lines. Every value that belongs to the order must be the same in all
// lines, or blank in all but one.
class OrderAssembly final
{
public:
    // Objects passed by reference must outlive this object.
    OrderAssembly(const OrderCells &cells, const std::vector<const OrderLine *> &lines);

    [[nodiscard]] Order make();
    // Returns the order's currency. Valid after make(). Empty if the file contains no currency.
    [[nodiscard]] const QString &currency() const { return m_currency; }

private:
    struct Sums
    {
        std::optional<values::Decimal> total = {};
        std::optional<values::Decimal> shipping = {};
        std::optional<values::Decimal> tax = {};
        std::optional<values::Decimal> discount = {};
    };

    [[nodiscard]] QString agreedText(OrderField field, Qt::CaseSensitivity cases);
    [[nodiscard]] QString firstText(OrderField field) const;
    [[nodiscard]] std::optional<values::Decimal> agreedAmount(OrderField field);
    void readBuyer();
    void readStatus();
    void readRefund();
    void judgeStatus();
    void readDate();
    void readCurrency();
    void readItem(const OrderLine &line);
    [[nodiscard]] std::optional<qint64> quantityOf(const OrderLine &line,
                                                   const std::optional<values::Decimal> &unitPrice,
                                                   const std::optional<values::Decimal> &price);
    [[nodiscard]] std::optional<values::Decimal> amountIn(const OrderLine &line, OrderField field);
    void checkLine(const OrderItem &item, const values::Decimal &given,
                   const values::Decimal &discount);
    void readTotals();
    [[nodiscard]] std::optional<values::Decimal> derivedTotal(const Sums &sums);
    void checkTotal(const Sums &sums);
    // Returns whether the value is converted instead of being reported.
    [[nodiscard]] bool isRepaired(const OrderFault &fault) const;
    void contradict(OrderField field, const OrderLine &one, const OrderLine &other);
    void add(OrderProblem problem, const QList<qint64> &lines, const QString &detail = {});
    void add(const std::optional<OrderFault> &fault);

    const OrderCells &m_cells;
    const std::vector<const OrderLine *> &m_lines;
    Order m_order;
    QString m_currency;
};

} // namespace storedesk::purchases
