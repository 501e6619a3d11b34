// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "exportrun/exportplan.h"

#include <QDate>
#include <QList>

namespace storedesk::exports {

using exportrun::ExportPeriod;

// A range of local days, both ends inclusive.
struct ExportDateRange
{
    QDate first;
    QDate last;

    bool operator==(const ExportDateRange &) const = default;
};

// Predefined ranges.
enum class Preset : quint8 {
    Last7Days,
    Last31Days,
    ThisMonth,
    LastMonth,
    ThisYear,
    LastYear,
    Last12Months,
    Count
};
[[nodiscard]] QString titleOf(Preset preset);
[[nodiscard]] ExportDateRange rangeOf(Preset preset, QDate today);

// Splits a range into periods that are short enough for one export each, without gaps or overlaps.
// Both ends of a period are inclusive. Returns nothing if either end is not a date, or if the ends
// are reversed.
[[nodiscard]] QList<ExportPeriod> exportPeriods(const QString &from, const QString &to,
                                                bool wholeDays);

[[nodiscard]] QString wordsOf(const ExportPeriod &period);
// Returns the first and last day of a period, or of several consecutive periods. Returns nothing if
// there is no range.
[[nodiscard]] std::optional<ExportDateRange> daysOf(const ExportPeriod &period);
[[nodiscard]] std::optional<ExportDateRange> daysOf(const std::vector<ExportPeriod> &periods);
// Returns the shortest form, for example "1 – 31 May 2026" or "1 Jan – 31 Oct 2026".
[[nodiscard]] QString wordsOf(const ExportDateRange &days, bool withYear = true);

// Like wordsOf(), with the year only if the periods cover several years.
[[nodiscard]] QString shortWordsOf(const ExportPeriod &period,
                                   const std::vector<ExportPeriod> &all);

} // namespace storedesk::exports
