// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purchases/order.h"
#include "purchases/ordermatching.h"

#include <QJsonObject>

namespace storedesk::purchases {

// The user's decisions about a file, which are stored and applied to the same columns again.
struct OrderChoices
{
    // The headings in the file.
    QStringList columns = {};
    OrderMatching matching = {};
    OrderOptions options = {};
    bool triggersWorkflows = false;

    bool operator==(const OrderChoices &) const = default;

    [[nodiscard]] QJsonObject toJson() const;
    // Returns nothing if the JSON does not contain choices.
    [[nodiscard]] static std::optional<OrderChoices> fromJson(const QJsonObject &object);
};

} // namespace storedesk::purchases
