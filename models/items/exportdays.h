// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDate>
#include <QJsonObject>

#include <optional>

namespace storedesk::items {

// Both are in.
struct DayRange
{
    QDate first;
    QDate last;

    bool operator==(const DayRange &) const = default;
};

// The days of an export that is of whole days, the data explorer's. It is made for days of the
// store, and answered as those or as the moments at which they begin and end there. Nothing for all
// other exports.
[[nodiscard]] std::optional<DayRange> wholeDaysOf(const QJsonObject &record);

} // namespace storedesk::items
