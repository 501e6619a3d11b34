// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/recordlist.h"

namespace storedesk::items {

// What happened on each of so many days, the last one today; a day without anything is 0.
struct DaySeries
{
    QDate first = {};
    std::vector<qint64> values = {};

    bool operator==(const DaySeries &) const = default;
    [[nodiscard]] QDate last() const;
    [[nodiscard]] qint64 sum() const;
};

// How much one record adds to its day.
using AmountOf = qint64 (*)(const QJsonObject &record);

// A record counts on the day it was made, by the clock on the wall here.
[[nodiscard]] DaySeries perDay(const Records &records, const QDateTime &now, int days,
                               AmountOf amount);

[[nodiscard]] DaySeries rowsTakenPerDay(const Records &imports, const QDateTime &now, int days);
[[nodiscard]] DaySeries rowsRefusedPerDay(const Records &imports, const QDateTime &now, int days);
[[nodiscard]] DaySeries exportsPerDay(const Records &exports, const QDateTime &now, int days);

} // namespace storedesk::items
