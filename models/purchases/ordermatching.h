// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purchases/orderfield.h"

#include <QStringList>

#include <array>
#include <vector>

namespace storedesk::purchases {

// Assigns the columns in the file to fields. A field has at most one column, and a column at most
// one field.
class OrderMatching final
{
public:
    OrderMatching() = default;
    explicit OrderMatching(qsizetype columns)
        : m_fields(static_cast<std::size_t>(columns))
    { }
    // Proposes fields based on the English and Spanish headings that shops commonly use.
    [[nodiscard]] static OrderMatching proposedFor(const QStringList &headings);
    // Returns the field name for each column, for storage. Empty for columns that are not used.
    [[nodiscard]] QStringList words() const;
    [[nodiscard]] static OrderMatching fromWords(const QStringList &words);

    [[nodiscard]] int columns() const { return static_cast<int>(m_fields.size()); }
    // Absent if the column is not used.
    [[nodiscard]] std::optional<OrderField> fieldOf(int column) const;
    // Absent if no column contains the field.
    [[nodiscard]] std::optional<int> columnOf(OrderField field) const;
    [[nodiscard]] bool has(OrderField field) const { return columnOf(field).has_value(); }
    // The field is removed from its previous column.
    void assign(int column, std::optional<OrderField> field);
    // Returns a sentence that explains why orders cannot be read with this matching, or an empty
    // string if they can.
    [[nodiscard]] QString missing() const;

    bool operator==(const OrderMatching &) const = default;

private:
    std::vector<std::optional<OrderField>> m_fields;
};

} // namespace storedesk::purchases
