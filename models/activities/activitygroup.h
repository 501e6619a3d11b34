// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <vector>

namespace storedesk::activities {

// Groups of activity types, by which a timeline is filtered.
enum class ActivityGroup : quint8 {
    Purchase,
    Sent,
    Opened,
    Clicked,
    Visit,
    CustomEvent,
    Subscription,
    Other,
    Count
};

[[nodiscard]] ActivityGroup kindOf(QStringView type);
// Returns the title of the group, for example "Purchases".
[[nodiscard]] QString titleOf(ActivityGroup kind);
// Returns the names of all known types, each with its words.
[[nodiscard]] std::vector<std::pair<QString, QString>> allTypes();
// Returns the type in words, or its name if it is unknown.
[[nodiscard]] QString titleOfType(const QString &type);

} // namespace storedesk::activities
