// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purchases/order.h"

#include <Qt>

class QStandardItemModel;

namespace storedesk::ui {
class TableView;
}

namespace storedesk::ui::orders {

// The first line of the order that has a fault, or its first line. A role of the first column.
inline constexpr int FirstLineRole = Qt::UserRole + 1;

// The numbers of orders in a table and of those to show.
struct ListedOrders
{
    qint64 shown = 0;
    qint64 total = 0;
};

// Fills the model with at most 1,000 orders, with their dates in this time zone. Those with
// problems come first, those that are not sales last. A problem shows only its orders.
ListedOrders showIn(QStandardItemModel &model,
                    const std::vector<storedesk::purchases::Order> &orders, const QTimeZone &zone,
                    std::optional<storedesk::purchases::OrderProblem> only = {});
// Returns, for example, “1,000 of 2,312 orders shown”.
[[nodiscard]] QString textOf(const ListedOrders &listed);
void setWidths(TableView &table);

} // namespace storedesk::ui::orders
