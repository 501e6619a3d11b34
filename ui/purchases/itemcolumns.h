// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/purchases/purchaseitems.h"

#include <QLocale>

namespace storedesk::ui::purchases {

// Describes how a column of the purchase lines is shown and edited.
struct ItemColumn
{
    PurchaseItems::Column column;
    const char *title = nullptr;
    bool atTheRight = false;
    // Text that depends on the line only.
    QString (*text)(const PurchaseItem &line, const QLocale &locale) = nullptr;
    // Set for editable columns only.
    QVariant (*value)(const PurchaseItem &line) = nullptr;
    void (*setValue)(PurchaseItem &line, const QVariant &value) = nullptr;
};

[[nodiscard]] const ItemColumn &lineColumn(int column);

} // namespace storedesk::ui::purchases
