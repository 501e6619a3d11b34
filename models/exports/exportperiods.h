// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/exportplan.h"

#include <QDate>
#include <QList>

namespace storedesk::exports {

using jobs::ExportPeriod;

// A range that somebody may want, as days of this computer; both are in.
struct DayRange
{
    QDate first;
    QDate last;

    bool operator==(const DayRange &) const = default;
};

// Ranges that are offered by name.
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
[[nodiscard]] DayRange rangeOf(Preset preset, QDate today);

// A range in periods that are short enough for one export each, without gap or overlap. Both ends
// of a period are in it. Empty: one of them is no date, or they are the wrong way round.
[[nodiscard]] QList<ExportPeriod> exportPeriods(const QString &from, const QString &to,
                                                bool wholeDays);

[[nodiscard]] QString wordsOf(const ExportPeriod &period);
// The first and the last day of a period, or of several in their order. Nothing: no range.
[[nodiscard]] std::optional<DayRange> daysOf(const ExportPeriod &period);
[[nodiscard]] std::optional<DayRange> daysOf(const std::vector<ExportPeriod> &periods);
// As short as it can be said: "1 – 31 May 2026", "1 Jan – 31 Oct 2026".
[[nodiscard]] QString wordsOf(const DayRange &days, bool withYear = true);

// The same of one of several, the year only where there are several of them.
[[nodiscard]] QString shortWordsOf(const ExportPeriod &period,
                                   const std::vector<ExportPeriod> &all);

} // namespace storedesk::exports
