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

// Fills the model with at most 1,000 orders, starting with those that cannot be sent.
void showIn(QStandardItemModel &model, const std::vector<storedesk::purchases::Order> &orders);
void setWidths(TableView &table);

} // namespace storedesk::ui::orders
