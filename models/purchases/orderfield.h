// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <optional>
#include <span>

namespace storedesk::purchases {

// The meaning of a column in a shop's order file.
enum class OrderField : quint8 {
    OrderId,
    CartId,
    Email,
    ExternalId,
    Date,
    Total,
    Units,
    Payment,
    Status,
    PaymentStatus,
    Fulfilment,
    CancelledAt,
    Refunded,
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

// Whether the field belongs to the whole order or to one of its lines.
enum class Scope : quint8 { Order, Line };

struct OrderFieldRow
{
    OrderField field;
    // The name used by --map and in stored matchings.
    QLatin1StringView word;
    // Source text for translation.
    const char *title;
    Scope scope;
    // English and Spanish headings used by shops, folded and separated by spaces, best first.
    QLatin1StringView names;
};

// Returns one row per field, in the order of the enumeration.
[[nodiscard]] std::span<const OrderFieldRow> orderFields();
[[nodiscard]] const OrderFieldRow &rowOf(OrderField field);
[[nodiscard]] QString titleOf(OrderField field);
[[nodiscard]] std::optional<OrderField> orderFieldNamed(QStringView word);
// Returns whether the cells are amounts of money.
[[nodiscard]] bool isMoney(OrderField field);

} // namespace storedesk::purchases
