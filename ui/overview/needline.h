// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/needs.h"
#include "ui/frame/place.h"
#include "ui/theme/icons.h"

namespace storedesk::ui::overview {

// A need in words, and the one thing that helps.
struct NeedLine
{
    Icon icon = Icon::Warning;
    Tone tone = Tone::Warn;
    QString strong = {};
    QString rest = {};
    QString action = {};
    Place place = {}; // of no page: reading the exports again helps
    QString report = {}; // the import whose error report is opened instead

    bool operator==(const NeedLine &) const = default;
};

// Without the right to write, the action only shows what is wrong.
[[nodiscard]] NeedLine lineOf(const items::Need &need, const QDateTime &now, bool mayWrite);
[[nodiscard]] catalogue::Resource resourceOf(items::Need::Kind kind);
// Those that need the same.
[[nodiscard]] Place listBehind(const items::Need &need);

} // namespace storedesk::ui::overview
