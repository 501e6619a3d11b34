// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <optional>

namespace storedesk::ui {

// What the navigation shows behind the name of a page.
struct Badge
{
    std::optional<qsizetype> total = {}; // how many there are, as far as known
    int running = 0; // at work right now: a ring and this number
    int warnings = 0; // in need of somebody: a triangle and this number

    bool operator==(const Badge &) const = default;
};

} // namespace storedesk::ui
