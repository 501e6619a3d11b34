// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "values/columnformat.h"

#include <QByteArray>

#include <optional>

namespace storedesk::importcheck {

// The possible date orders in a column, each represented by its first cell. For example, 31/01/2026
// is only valid with the day first, 01/31/2026 only with the month first, and 03/04/2026 with
// either.
struct DateOrders
{
    QByteArray dayFirst = {};
    QByteArray monthFirst = {};
    QByteArray either = {};

    void add(QByteArrayView cell);
    // Adds the dates from the following rows.
    void add(const DateOrders &below);

    // Returns whether the user has to choose the order, because some cells are ambiguous and the
    // other cells do not resolve the ambiguity or contradict each other.
    [[nodiscard]] bool areOpen() const;
    // Returns the order that all unambiguous cells agree on.
    [[nodiscard]] std::optional<values::DateOrder> order() const;
    // Returns the cell that determines the order or demonstrates the ambiguity. Empty if there is
    // no such cell.
    [[nodiscard]] QByteArray example() const;
};

} // namespace storedesk::importcheck
