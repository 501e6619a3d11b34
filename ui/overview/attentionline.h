// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "itemmodels/attentionitems.h"
#include "ui/host/attentionnotice.h"
#include "ui/host/pageaddress.h"
#include "ui/theme/icons.h"

namespace storedesk::ui::overview {

// A line in the attention card: its text and the action that resolves the problem.
struct AttentionLine
{
    Icon icon = Icon::Warning;
    Tone tone = Tone::Warn;
    QString strong = {};
    QString rest = {};
    QString action = {};
    // The page that the action opens. Without a page, the action reloads the exports.
    PageAddress place = {};
    // The import whose error report is opened instead of the page.
    QString report = {};

    bool operator==(const AttentionLine &) const = default;
};

// Returns the line for an item. Without write access, the action only opens the record.
[[nodiscard]] AttentionLine lineOf(const itemmodels::AttentionItem &need, const QDateTime &now,
                                   bool mayWrite);
// Returns the items of which the desktop is notified. Finished exports and imports are not
// included, because their jobs send a notification.
[[nodiscard]] QList<AttentionNotice> noticesOf(const std::vector<itemmodels::AttentionItem> &needs,
                                               const QDateTime &now);
// Returns the list filtered for records with the same problem.
[[nodiscard]] PageAddress listBehind(const itemmodels::AttentionItem &need);

} // namespace storedesk::ui::overview
