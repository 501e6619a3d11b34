// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/create/purchaselines.h"

#include <QLocale>

namespace storedesk::ui::create {

// What a column of the lines of a purchase shows of a line, and how it is typed.
struct LineColumn
{
    PurchaseLines::Column column;
    const char *title = nullptr;
    bool atTheRight = false;
    QString (*text)(const PurchaseLine &line, const QLocale &locale) = nullptr; // of the line alone
    // Both for what can be typed.
    QVariant (*value)(const PurchaseLine &line) = nullptr;
    void (*setValue)(PurchaseLine &line, const QVariant &value) = nullptr;
};

[[nodiscard]] const LineColumn &lineColumn(int column);

} // namespace storedesk::ui::create
