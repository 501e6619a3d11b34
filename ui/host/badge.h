// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <optional>

namespace storedesk::ui {

// Badge after a page name in the navigation.
struct Badge
{
    // Total number, if known.
    std::optional<qsizetype> total = {};
    // Number of running items, shown with a ring.
    int running = 0;
    // Number of items that need attention, shown with a triangle.
    int warnings = 0;

    bool operator==(const Badge &) const = default;
};

} // namespace storedesk::ui
