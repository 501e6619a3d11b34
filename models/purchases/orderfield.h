// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <optional>
#include <span>

namespace storedesk::purchases {

// What a column of a shop's order file can mean.
enum class OrderField : quint8 {
    OrderId,
    CartId,
    Email,
    ExternalId,
    Date,
    Total,
    Units,
    Payment,
    Currency,
    Shipping,
    Tax,
    Discount,
    FirstName,
    LastName,
    ProductId,
    ProductName,
    ProductUrl,
    Quantity,
    UnitPrice,
    LineTotal,
    LineDiscount,
    Count
};

// Whether the field belongs to the whole order, or to one of its lines.
enum class Scope : quint8 { Order, Line };

struct OrderFieldRow
{
    OrderField field;
    // The name that --map and the stored matchings use.
    QLatin1StringView word;
    // Source text.
    const char *title;
    Scope scope;
    // Headings of shops in English and Spanish, folded and separated by blanks, best first.
    QLatin1StringView names;
};

// One row for each field, in the order of the enumeration.
[[nodiscard]] std::span<const OrderFieldRow> orderFields();
[[nodiscard]] const OrderFieldRow &rowOf(OrderField field);
[[nodiscard]] QString titleOf(OrderField field);
[[nodiscard]] std::optional<OrderField> orderFieldNamed(QStringView word);
// Whether its cells are amounts of money.
[[nodiscard]] bool isMoney(OrderField field);

} // namespace storedesk::purchases
