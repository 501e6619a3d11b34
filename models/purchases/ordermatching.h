// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purchases/orderfield.h"

#include <QStringList>

#include <array>
#include <vector>

namespace storedesk::purchases {

// Which column of the file holds which field. A field has at most one column, and a column at most
// one field.
class OrderMatching final
{
public:
    OrderMatching() = default;
    explicit OrderMatching(qsizetype columns)
        : m_fields(static_cast<std::size_t>(columns))
    { }
    // What the headings suggest, in English and Spanish, as common shops name them.
    [[nodiscard]] static OrderMatching proposedFor(const QStringList &headings);

    [[nodiscard]] int columns() const { return static_cast<int>(m_fields.size()); }
    // Absent: the column is not used.
    [[nodiscard]] std::optional<OrderField> fieldOf(int column) const;
    // Absent: no column holds it.
    [[nodiscard]] std::optional<int> columnOf(OrderField field) const;
    [[nodiscard]] bool has(OrderField field) const { return columnOf(field).has_value(); }
    // The field leaves the column that held it before.
    void assign(int column, std::optional<OrderField> field);
    // Why orders cannot be read with it, in a sentence. Empty: they can.
    [[nodiscard]] QString missing() const;

    bool operator==(const OrderMatching &) const = default;

private:
    std::vector<std::optional<OrderField>> m_fields;
};

} // namespace storedesk::purchases
