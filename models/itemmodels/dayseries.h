// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "itemmodels/recordlistloader.h"

namespace storedesk::itemmodels {

// A value for each of the last days, ending today. A day without data has the value 0.
struct DaySeries
{
    QDate first = {};
    std::vector<qint64> values = {};

    bool operator==(const DaySeries &) const = default;
    [[nodiscard]] QDate last() const;
    [[nodiscard]] qint64 sum() const;
};

// Returns the amount that a record adds to its day.
using AmountOf = qint64 (*)(const QJsonObject &record);

// A record is counted on the day on which it was created, in local time.
[[nodiscard]] DaySeries perDay(const Records &records, const QDateTime &now, int days,
                               AmountOf amount);

[[nodiscard]] DaySeries rowsTakenPerDay(const Records &imports, const QDateTime &now, int days);
[[nodiscard]] DaySeries rowsRefusedPerDay(const Records &imports, const QDateTime &now, int days);
[[nodiscard]] DaySeries exportsPerDay(const Records &exports, const QDateTime &now, int days);

} // namespace storedesk::itemmodels
