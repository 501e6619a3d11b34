// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace storedesk::insightviews {

// The grid lines of a chart: the distance between two lines and the highest value.
struct ChartScale
{
    qint64 step = 1;
    qint64 top = 1;

    bool operator==(const ChartScale &) const = default;
};
[[nodiscard]] ChartScale scaleOf(qint64 highest);
// Abbreviates a number for an axis label, for example 18,000 to 18 k.
[[nodiscard]] QString shortNumber(qint64 number);

} // namespace storedesk::insightviews
