// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/jsonmembers.h"
#include "importcheck/columnrepair.h"
#include "imports/guards.h"
#include "purchases/order.h"
#include "purchases/ordermatching.h"

namespace storedesk::purchases {

// The user's decisions about a file, which are stored and applied to the same columns again.
struct OrderChoices
{
    // The headings in the file.
    QStringList columns = {};
    OrderMatching matching = {};
    OrderOptions options = {};
    bool triggersWorkflows = false;
    // Whether missing contacts and products are created before the orders are sent.
    bool createsContacts = false;
    bool createsProducts = false;
    // The changes of whole columns, which are named as distinctColumns() names them.
    std::vector<importcheck::ColumnRepair> repairs = {};
    // The limits of a recipe.
    imports::Guards guards = {};

    bool operator==(const OrderChoices &) const = default;

    [[nodiscard]] QJsonObject toJson() const;
    // Returns nothing if the JSON does not contain choices.
    [[nodiscard]] static std::optional<OrderChoices> fromJson(const QJsonObject &object);

    // Everything but the columns and the guards. A member that cannot be interpreted is a fault.
    [[nodiscard]] QJsonObject settingsJson() const;
    void readSettings(base::JsonMembers &members);
    // Returns the repairs with the numbers of their columns.
    [[nodiscard]] std::vector<importcheck::Repair> columnRepairs() const;
};

} // namespace storedesk::purchases
