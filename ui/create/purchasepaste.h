// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/create/purchaselines.h"

namespace storedesk::ui::create {

struct PastedLines
{
    std::vector<PurchaseLine> lines = {};
    int unread = 0; // lines of the text that are none
};

// Lines copied from a table: product id, units, unit price, discount, separated by tabs, semicolons
// or commas. Only the id is needed. Numbers as the locale writes them or with a point.
[[nodiscard]] PastedLines readLines(const QString &text, const QLocale &locale = {});

} // namespace storedesk::ui::create
