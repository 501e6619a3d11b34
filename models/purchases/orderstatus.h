// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purchases/orderfield.h"

#include <QMap>

#include <array>

namespace storedesk::purchases {

// What an order's status means for the sale. The values are ordered by precedence, and an order
// with several statuses counts as the last of them.
enum class StatusMeaning : quint8 {
    Sale,
    PartlyRefunded,
    // The status is not in the table, and the user has not decided about it.
    Unknown,
    NotSale,
    Count
};
// Returns a stable name for scripts.
[[nodiscard]] QLatin1StringView wordOf(StatusMeaning meaning);

struct OrderStatus
{
    // The word without case, accents and punctuation. Empty if the cells are blank.
    QString key = {};
    // The word as it is written in the file.
    QString text = {};
    StatusMeaning meaning = StatusMeaning::Sale;

    bool operator==(const OrderStatus &) const = default;
};

// A status word in a file.
struct StatusCount
{
    OrderStatus status = {};
    qint64 orders = 0;

    bool operator==(const StatusCount &) const = default;
};

// The user's decisions by status key, which are true for a sale. They take precedence over the
// table.
using StatusDecisions = QMap<QString, bool>;

// The columns that contain a status.
inline constexpr std::array statusFields{OrderField::Status, OrderField::PaymentStatus,
                                         OrderField::Fulfilment};

[[nodiscard]] QString statusKey(const QString &text);
[[nodiscard]] OrderStatus statusOf(const QString &text, OrderField field,
                                   const StatusDecisions &decisions);
// Returns a status that is implied by another column, such as a cancellation date. The word is in
// the table of status words.
[[nodiscard]] OrderStatus impliedStatus(QLatin1StringView word, const StatusDecisions &decisions);

} // namespace storedesk::purchases
