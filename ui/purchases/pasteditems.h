// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/purchases/purchaseitems.h"

namespace storedesk::ui::purchases {

struct PastedItems
{
    std::vector<PurchaseItem> lines = {};
    // Number of text lines that could not be parsed.
    int unread = 0;
};

// Parses lines copied from a table: product id, units, unit price and discount, separated by tabs,
// semicolons or commas. Only the id is required. Numbers are in the format of the locale or have a
// decimal point.
[[nodiscard]] PastedItems readLines(const QString &text, const QLocale &locale = {});

} // namespace storedesk::ui::purchases
