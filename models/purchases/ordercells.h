// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purchases/order.h"
#include "purchases/orderlines.h"
#include "purchases/ordermatching.h"

namespace storedesk::purchases {

// A cell's value and its fault. A cell that only needs a repair has both.
template <typename Value>
struct CellValue
{
    std::optional<Value> value = {};
    std::optional<OrderFault> fault = {};
};

struct Amount
{
    values::Decimal value = {};
    // The currency next to the number, as an ISO 4217 code or a sign. Empty if there is none.
    QString currency = {};
};

// Parses the cells in order lines. Uses the date and number formats in the whole file to resolve
// ambiguous cells. Cells that remain ambiguous are reported as faults instead of being guessed.
class OrderCells final
{
public:
    OrderCells(const OrderMatching &matching, const OrderOptions &options,
               const std::vector<OrderLine> &lines);

    // Returns the trimmed text. Empty if the file has no such column.
    [[nodiscard]] QString text(const OrderLine &line, OrderField field) const;
    [[nodiscard]] std::optional<OrderFault> textFault(const OrderLine &line,
                                                      OrderField field) const;
    [[nodiscard]] CellValue<Amount> amount(const OrderLine &line, OrderField field) const;
    [[nodiscard]] CellValue<qint64> quantity(const OrderLine &line, OrderField field) const;
    [[nodiscard]] CellValue<QDateTime> date(const OrderLine &line) const;

    [[nodiscard]] const OrderMatching &matching() const { return m_matching; }
    [[nodiscard]] const OrderOptions &options() const { return m_options; }

private:
    [[nodiscard]] QString raw(const OrderLine &line, OrderField field) const;
    [[nodiscard]] OrderFault faultIn(const OrderLine &line, OrderField field,
                                     OrderProblem problem) const;
    void gatherEvidence(const std::vector<OrderLine> &lines);

    OrderMatching m_matching;
    OrderOptions m_options;
    // Derived from the file. Absent if that is not possible.
    std::optional<values::DateOrder> m_dates;
    std::optional<values::DecimalSign> m_decimals;
};

// Returns whether the text is an ISO 4217 currency code in capitals.
[[nodiscard]] bool isCurrency(const QString &code);

} // namespace storedesk::purchases
