// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/create/purchaselines.h"

#include <QLocale>

namespace storedesk::ui::create {

// Describes how a column of the purchase lines is shown and edited.
struct LineColumn
{
    PurchaseLines::Column column;
    const char *title = nullptr;
    bool atTheRight = false;
    // Text that depends on the line only.
    QString (*text)(const PurchaseLine &line, const QLocale &locale) = nullptr;
    // Set for editable columns only.
    QVariant (*value)(const PurchaseLine &line) = nullptr;
    void (*setValue)(PurchaseLine &line, const QVariant &value) = nullptr;
};

[[nodiscard]] const LineColumn &lineColumn(int column);

} // namespace storedesk::ui::create
