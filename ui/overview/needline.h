// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/needs.h"
#include "ui/frame/place.h"
#include "ui/theme/icons.h"

namespace storedesk::ui::overview {

// The text of a need and the action that resolves it.
struct NeedLine
{
    Icon icon = Icon::Warning;
    Tone tone = Tone::Warn;
    QString strong = {};
    QString rest = {};
    QString action = {};
    // If the address has no page, the action reloads the exports.
    Place place = {};
    // The import whose error report is opened instead of the page.
    QString report = {};

    bool operator==(const NeedLine &) const = default;
};

// Without write access the action only opens the record.
[[nodiscard]] NeedLine lineOf(const items::Need &need, const QDateTime &now, bool mayWrite);
[[nodiscard]] catalogue::Resource resourceOf(items::Need::Kind kind);
// Returns the list filtered for records with the same need.
[[nodiscard]] Place listBehind(const items::Need &need);

} // namespace storedesk::ui::overview
