// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "exports/exportperiods.h"

#include "catalogue/limits.h"
#include "records/typedtime.h"

#include <QCoreApplication>
#include <QDateTime>

#include <algorithm>
#include <array>

namespace storedesk::exports {

using namespace Qt::StringLiterals;
using catalogue::limits::exportDays;

// Returns the last day (inclusive) of the export that starts on this day. A range that starts on
// the first of a month is split by calendar months.
static QDate lastDayFrom(QDate from, QDate to, bool byMonths)
{
    return std::min(to,
                    byMonths && from.day() == 1 ? from.addMonths(1).addDays(-1)
                                                : from.addDays(exportDays - 1));
}

static QList<ExportPeriod> periodsOfDays(QDate from, QDate to)
{
    QList<ExportPeriod> periods;
    const bool byMonths = from.day() == 1;
    while (from <= to) {
        const auto last = lastDayFrom(from, to, byMonths);
        periods.append({from.toString(Qt::ISODate), last.toString(Qt::ISODate)});
        from = last.addDays(1);
    }
    return periods;
}

constexpr qint64 longest = exportDays * 24LL * 60 * 60 * 1000;

// Covers the first to the last day completely in the local time zone. Each period ends at the end
// of a day. When clocks are set back, 31 days exceed the maximum length of an export, so that
// period is one day shorter.
static QList<ExportPeriod> periodsOfLocalDays(QDate from, QDate to)
{
    QList<ExportPeriod> periods;
    const bool byMonths = from.day() == 1;
    while (from <= to) {
        auto last = lastDayFrom(from, to, byMonths);
        if (from.startOfDay().msecsTo(last.endOfDay()) > longest)
            last = last.addDays(-1);
        periods.append({records::wireMoment({.day = from}, records::DayAs::Begin),
                        records::wireMoment({.day = last}, records::DayAs::End)});
        from = last.addDays(1);
    }
    return periods;
}

// The end is documented as inclusive for dates only. For timestamps, the next period starts one
// millisecond later, which is the smallest unit of the API. If the end is exclusive, at most that
// millisecond is missing.
static QList<ExportPeriod> periodsOfMoments(QDateTime from, const QDateTime &to)
{
    QList<ExportPeriod> periods;
    do {
        const bool fits = from.msecsTo(to) <= longest;
        const auto last = fits ? to : from.addMSecs(longest - 1);
        periods.append({from.toString(Qt::ISODateWithMs), last.toString(Qt::ISODateWithMs)});
        from = last.addMSecs(1);
    } while (from <= to);
    return periods;
}

QList<ExportPeriod> exportPeriods(const QString &from, const QString &to, bool wholeDays)
{
    const auto first = QDateTime::fromString(from, Qt::ISODateWithMs);
    const auto last = QDateTime::fromString(to, Qt::ISODateWithMs);
    if (!first.isValid() || !last.isValid() || last < first)
        return {};
    if (wholeDays)
        return periodsOfDays(first.date(), last.date());
    const auto begin = records::momentFromWire(from, records::DayAs::Begin);
    const auto end = records::momentFromWire(to, records::DayAs::End);
    return begin && end && !begin->time && !end->time
        ? periodsOfLocalDays(begin->day, end->day)
        : periodsOfMoments(first.toUTC(), last.toUTC());
}

QString wordsOf(const ExportPeriod &period)
{
    const QLocale locale;
    return QCoreApplication::translate("ExportPeriods", "%1 to %2", "from one date to another")
        .arg(records::momentWords(period.from, locale, records::DayAs::Begin),
             records::momentWords(period.to, locale, records::DayAs::End));
}

std::optional<ExportDateRange> daysOf(const ExportPeriod &period)
{
    const auto first = records::momentFromWire(period.from, records::DayAs::Begin);
    const auto last = records::momentFromWire(period.to, records::DayAs::End);
    if (!first || !last)
        return std::nullopt;
    return ExportDateRange{.first = first->day, .last = last->day};
}

std::optional<ExportDateRange> daysOf(const std::vector<ExportPeriod> &periods)
{
    if (periods.empty())
        return std::nullopt;
    const auto first = daysOf(periods.front());
    const auto last = daysOf(periods.back());
    if (!first || !last)
        return std::nullopt;
    return ExportDateRange{.first = first->first, .last = last->last};
}

QString wordsOf(const ExportDateRange &days, bool withYear)
{
    const QLocale locale;
    const auto whole = locale.toString(days.last, withYear ? u"d MMM yyyy"_s : u"d MMM"_s);
    if (days.first == days.last)
        return whole;
    const bool sameYear = days.first.year() == days.last.year();
    const bool sameMonth = sameYear && days.first.month() == days.last.month();
    const auto form = sameMonth ? u"d"_s : sameYear || !withYear ? u"d MMM"_s : u"d MMM yyyy"_s;
    return QCoreApplication::translate("ExportPeriods", "%1 – %2", "days")
        .arg(locale.toString(days.first, form), whole);
}

QString shortWordsOf(const ExportPeriod &period, const std::vector<ExportPeriod> &all)
{
    const auto own = daysOf(period);
    const auto whole = daysOf(all);
    return own ? wordsOf(*own, whole && whole->first.year() != whole->last.year()) : QString();
}

// clang-format off
static constexpr std::array presetTitles{
    QT_TRANSLATE_NOOP("ExportPeriods", "Last 7 days"),
    QT_TRANSLATE_NOOP("ExportPeriods", "Last 31 days"),
    QT_TRANSLATE_NOOP("ExportPeriods", "This month"),
    QT_TRANSLATE_NOOP("ExportPeriods", "Last month"),
    QT_TRANSLATE_NOOP("ExportPeriods", "This year"),
    QT_TRANSLATE_NOOP("ExportPeriods", "Last year"),
    QT_TRANSLATE_NOOP("ExportPeriods", "Last 12 months"),
};
// clang-format on
static_assert(presetTitles.size() == static_cast<std::size_t>(Preset::Count));

QString titleOf(Preset preset)
{
    return QCoreApplication::translate("ExportPeriods",
                                       presetTitles[static_cast<std::size_t>(preset)]);
}

ExportDateRange rangeOf(Preset preset, QDate today)
{
    const QDate month(today.year(), today.month(), 1);
    switch (preset) {
    case Preset::Last7Days:
        return {.first = today.addDays(-6), .last = today};
    case Preset::Last31Days:
        return {.first = today.addDays(1 - exportDays), .last = today};
    case Preset::ThisMonth:
        return {.first = month, .last = today};
    case Preset::LastMonth:
        return {.first = month.addMonths(-1), .last = month.addDays(-1)};
    case Preset::ThisYear:
        return {.first = QDate(today.year(), 1, 1), .last = today};
    case Preset::LastYear:
        return {.first = QDate(today.year() - 1, 1, 1), .last = QDate(today.year() - 1, 12, 31)};
    case Preset::Last12Months:
    case Preset::Count:
        break;
    }
    return {.first = today.addMonths(-12).addDays(1), .last = today};
}

} // namespace storedesk::exports
