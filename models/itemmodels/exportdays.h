// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDate>
#include <QJsonObject>

#include <optional>

namespace storedesk::itemmodels {

// Both days are inclusive.
struct ExportDays
{
    QDate first;
    QDate last;

    bool operator==(const ExportDays &) const = default;
};

// Returns the days of an export that covers whole days (the data explorer's). It is created for
// days of the store, and returned as days or as the times at which they begin and end there. Empty
// for all other exports.
[[nodiscard]] std::optional<ExportDays> wholeDaysOf(const QJsonObject &record);

} // namespace storedesk::itemmodels
