// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "relativeperiod.h"

#include "base/utc.h"
#include "query/filterlexicon.h"

#include <QDateTime>

#include <algorithm>

namespace storedesk::query {

using Unit = RelativePeriod::Unit;

// A century is longer than any filter needs, and the limit prevents dates from overflowing.
static constexpr int mostUnits = 36'500;

static QDate later(QDate day, Unit unit, int count)
{
    switch (unit) {
    case Unit::Day:
        return day.addDays(count);
    case Unit::Week:
        return day.addDays(7 * count);
    case Unit::Month:
        return day.addMonths(count);
    case Unit::Quarter:
        return day.addMonths(3 * count);
    case Unit::Year:
        break;
    }
    return day.addYears(count);
}

static QDate startOf(Unit unit, QDate day)
{
    switch (unit) {
    case Unit::Day:
        return day;
    case Unit::Week:
        return day.addDays(1 - day.dayOfWeek());
    case Unit::Month:
        return {day.year(), day.month(), 1};
    case Unit::Quarter:
        return {day.year(), (day.month() - 1) / 3 * 3 + 1, 1};
    case Unit::Year:
        break;
    }
    return {day.year(), 1, 1};
}

PeriodDays daysOf(const RelativePeriod &period, QDate today)
{
    const auto &[unit, first, last, rolling] = period;
    if (!rolling) {
        const auto start = startOf(unit, today);
        return {.first = later(start, unit, first),
                .last = later(start, unit, last + 1).addDays(-1)};
    }
    const auto begin = later(today, unit, first);
    const auto end = later(today, unit, last);
    if (first == last)
        return {.first = begin, .last = end};
    return first < 0 ? PeriodDays{.first = begin.addDays(1), .last = end}
                     : PeriodDays{.first = begin, .last = end.addDays(-1)};
}

qint64 momentOf(const RelativeLimit &limit, QDate today)
{
    const auto days = daysOf(limit.period, today);
    const auto start = limit.atEnd ? days.last.addDays(1) : days.first;
    return start.startOfDay(base::utc).toMSecsSinceEpoch() - (limit.atEnd ? 1 : 0) + limit.offset;
}

static RelativePeriod periodOf(PeriodPattern::Kind kind, Unit unit, int count)
{
    switch (kind) {
    case PeriodPattern::Kind::Last:
        return {.unit = unit, .first = -count, .last = 0, .rolling = true};
    case PeriodPattern::Kind::Next:
        return {.unit = unit, .first = 0, .last = count, .rolling = true};
    case PeriodPattern::Kind::Ago:
        break;
    }
    return {.unit = unit, .first = -count, .last = -count, .rolling = true};
}

static QStringView withoutFirst(QStringView text, qsizetype length)
{
    return text.sliced(length).trimmed();
}

namespace {

// The number and the unit in a text such as "7 days", and the remaining text.
struct Amount
{
    int count = 0;
    Unit unit = Unit::Day;
    QStringView rest = {};
};

} // namespace

static std::optional<Amount> amountAt(QStringView text)
{
    const auto end = std::ranges::find_if_not(text, [](QChar sign) { return sign.isDigit(); });
    const auto digits = text.first(end - text.begin());
    const int count = digits.toInt();
    if (count < 1 || count > mostUnits)
        return std::nullopt;
    const auto behind = withoutFirst(text, digits.size());
    for (const auto &unit : unitNames()) {
        if (const auto length = matchedLength(behind, unit.words); length > 0)
            return Amount{count, unit.unit, withoutFirst(behind, length)};
    }
    return std::nullopt;
}

static std::optional<RelativePeriod> periodOf(QStringView text, const PeriodPattern &pattern)
{
    const QStringView words(pattern.words);
    const auto number = words.indexOf(u"%1");
    const auto before = words.first(number).trimmed();
    const auto after = words.sliced(number + 5).trimmed();
    const auto length = before.isEmpty() ? 0 : matchedLength(text, before);
    if (!before.isEmpty() && length == 0)
        return std::nullopt;
    const auto amount = amountAt(withoutFirst(text, length));
    if (!amount)
        return std::nullopt;
    const bool complete = after.isEmpty()
        ? amount->rest.isEmpty()
        : matchedLength(amount->rest, after) == amount->rest.size() && !amount->rest.isEmpty();
    return complete ? std::optional(periodOf(pattern.kind, amount->unit, amount->count))
                    : std::nullopt;
}

std::optional<RelativePeriod> periodFromText(QStringView text)
{
    const auto trimmed = text.trimmed();
    if (trimmed.isEmpty())
        return std::nullopt;
    for (const auto &name : periodNames()) {
        if (matchedLength(trimmed, name.words) == trimmed.size())
            return name.period;
    }
    for (const auto &pattern : periodPatterns()) {
        if (const auto period = periodOf(trimmed, pattern))
            return period;
    }
    return std::nullopt;
}

static const UnitName &unitName(Unit unit, int count, FilterLanguage language)
{
    const auto isShown = [&](const UnitName &name) {
        return name.language == language && name.unit == unit;
    };
    const auto plural = std::ranges::find_if(unitNames(), isShown);
    // In the table, the singular follows the plural.
    return count == 1 ? *std::next(plural) : *plural;
}

QString wordsOf(const RelativePeriod &period)
{
    const auto language = filterLanguage();
    for (const auto &name : periodNames()) {
        if (name.language == language && name.period == period)
            return QString::fromUtf16(name.words);
    }
    const auto kind = period.first == period.last ? PeriodPattern::Kind::Ago
        : period.first < 0                        ? PeriodPattern::Kind::Last
                                                  : PeriodPattern::Kind::Next;
    const int count = kind == PeriodPattern::Kind::Next ? period.last : -period.first;
    const auto &unit = unitName(period.unit, count, language);
    for (const auto &pattern : periodPatterns()) {
        const bool agrees = kind == PeriodPattern::Kind::Ago || pattern.feminine == unit.feminine;
        if (pattern.language == language && pattern.kind == kind && agrees)
            return QString::fromUtf16(pattern.words)
                .arg(QString::number(count), QString::fromUtf16(unit.words));
    }
    return {};
}

} // namespace storedesk::query
