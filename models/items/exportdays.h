// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDate>
#include <QJsonObject>

#include <optional>

namespace storedesk::items {

// Both days are inclusive.
struct DayRange
{
    QDate first;
    QDate last;

    bool operator==(const DayRange &) const = default;
};

// Returns the days of an export that covers whole days (the data explorer's). It is created for
// days of the store, and returned as days or as the times at which they begin and end there. Empty
// for all other exports.
[[nodiscard]] std::optional<DayRange> wholeDaysOf(const QJsonObject &record);

} // namespace storedesk::items
