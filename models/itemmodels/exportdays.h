// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDate>
#include <QJsonObject>

#include <optional>

namespace storedesk::itemmodels {

// A range of days, both inclusive.
struct ExportDays
{
    QDate first;
    QDate last;

    bool operator==(const ExportDays &) const = default;
};

// Returns the days covered by a data explorer export. Such an export is requested for whole days in
// the store's time zone. The service returns them as days, or as the times at which these days
// begin and end in that zone. Returns nothing for all other exports.
[[nodiscard]] std::optional<ExportDays> wholeDaysOf(const QJsonObject &record);

} // namespace storedesk::itemmodels
