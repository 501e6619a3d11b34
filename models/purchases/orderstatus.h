// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purchases/orderfield.h"

#include <QMap>

#include <array>

namespace storedesk::purchases {

// The meaning of an order's status for the sale, from harmless to decisive: an order with several
// statuses counts as the last of them.
enum class StatusMeaning : quint8 {
    Sale,
    PartlyRefunded,
    // Not in the table, and the user has not decided.
    Unknown,
    NotSale,
    Count
};
// A stable name for scripts.
[[nodiscard]] QLatin1StringView wordOf(StatusMeaning meaning);

struct OrderStatus
{
    // The word without case, accents and punctuation. Empty if the cells are blank.
    QString key = {};
    // As written in the file.
    QString text = {};
    StatusMeaning meaning = StatusMeaning::Sale;

    bool operator==(const OrderStatus &) const = default;
};

// One status word of a file.
struct StatusCount
{
    OrderStatus status = {};
    qint64 orders = 0;

    bool operator==(const StatusCount &) const = default;
};

// Decisions of the user by status key: true for a sale. They take precedence over the table.
using StatusDecisions = QMap<QString, bool>;

// The columns that hold a status.
inline constexpr std::array statusFields{OrderField::Status, OrderField::PaymentStatus,
                                         OrderField::Fulfilment};

[[nodiscard]] QString statusKey(const QString &text);
[[nodiscard]] OrderStatus statusOf(const QString &text, OrderField field,
                                   const StatusDecisions &decisions);
// A status that another column implies, such as a cancellation date. The word is in the table of
// status words.
[[nodiscard]] OrderStatus impliedStatus(QLatin1StringView word, const StatusDecisions &decisions);

} // namespace storedesk::purchases
