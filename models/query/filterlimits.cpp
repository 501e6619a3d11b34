// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filterparser.h"

#include "query/filterlexicon.h"
#include "query/filterwords.h"
#include "values/typedvalue.h"

// Parsing of limits and ranges of numbers and dates.
namespace storedesk::query {

using namespace Qt::StringLiterals;

std::optional<FilterRange> rangeOf(const QString &text, const values::ColumnFormat &format)
{
    static constexpr qint64 day = 86'400'000;
    if (const auto number = values::typedNumber(text, format))
        return FilterRange{Condition::Test::Number, *number, *number};
    const auto moment = values::typedMoment(text, format);
    if (!moment)
        return std::nullopt;
    const bool wholeDay = !text.contains(u':');
    return FilterRange{Condition::Test::Moment, values::Decimal(*moment),
                       values::Decimal(wholeDay ? *moment + day - 1 : *moment)};
}

FilterParser::Range FilterParser::range(const Value &value, int column)
{
    if (const auto period = value.quoted ? std::nullopt : periodFromText(value.text))
        return {.test = Condition::Test::Moment,
                .low = Limit(RelativeLimit{.period = *period}, m_today),
                .high = Limit(RelativeLimit{.period = *period, .atEnd = true}, m_today)};
    const auto &format = m_context.formats.value(column);
    auto range = rangeOf(value.text, format);
    // Spanish dates may have an article: “entre el 1/1/2026 y el 31/1/2026”.
    if (const auto length = matchedLength(value.text, u"el"); !range && length > 0)
        range = rangeOf(value.text.sliced(length).trimmed(), format);
    if (range)
        return {.test = range->test, .low = Limit(range->low), .high = Limit(range->high)};
    if (!m_fault)
        fail(value.at, m_at - value.at,
             FilterWords::tr("“%1” is neither a number nor a date.").arg(value.text),
             FilterWords::tr("Write a date like 2026-01-31, or “last month”."));
    return {};
}

bool FilterParser::takePeriod(Condition &condition)
{
    const auto begin = m_at;
    const auto fault = m_fault;
    auto unused = condition;
    const auto given = value(unused);
    const auto period = given.quoted ? std::nullopt : periodFromText(given.text);
    m_fault = fault;
    if (!period) {
        m_at = begin;
        return false;
    }
    setPeriod(condition, *period);
    return true;
}

void FilterParser::setPeriod(Condition &condition, const RelativePeriod &period) const
{
    condition.test = Condition::Test::Moment;
    condition.low = Limit(RelativeLimit{.period = period}, m_today);
    condition.high = Limit(RelativeLimit{.period = period, .atEnd = true}, m_today);
}

// Returns the value right before or after a limit. For dates that is the next millisecond, which is
// easier to describe than an open range.
static Limit beside(const Limit &limit, Condition::Test test, int step, QDate today)
{
    if (test == Condition::Test::Number)
        return Limit(limit.value, true);
    if (limit.relative) {
        auto relative = *limit.relative;
        relative.offset = step;
        return {relative, today};
    }
    auto value = limit.value;
    value += values::Decimal(step);
    return Limit(value);
}

// “more than 30 days ago” means before that day.
static FilterPhrase directed(FilterPhrase phrase, bool reversed)
{
    using enum FilterPhrase;
    if (!reversed)
        return phrase;
    return phrase == Above ? Below : phrase == Below ? Above : phrase;
}

void FilterParser::parseLimit(Condition &condition, const Test &test)
{
    using enum FilterPhrase;
    const auto given = value(condition);
    const auto found = range(given, condition.column);
    condition.test = found.test;
    const auto &relative = found.low.relative;
    const bool ago =
        relative && relative->period.rolling && relative->period.first == relative->period.last;
    switch (directed(test.phrase, ago && test.ofAmount)) {
    case Above:
    case After:
        condition.low = beside(found.high, found.test, 1, m_today);
        break;
    case AtLeast:
    case Since:
        condition.low = found.low;
        break;
    case Below:
    case Before:
        condition.high = beside(found.low, found.test, -1, m_today);
        break;
    case AtMost:
    case Until:
        condition.high = found.high;
        break;
    default:
        condition.low = found.low;
        condition.high = found.high;
    }
}

void FilterParser::parseAge(Condition &condition, FilterPhrase phrase)
{
    const auto given = value(condition);
    const auto period = periodFromText(QString(given.text + " ago"_L1));
    if (!period) {
        fail(given.at, m_at - given.at,
             FilterWords::tr("“%1” is not an amount of time.").arg(given.text),
             FilterWords::tr("Write an amount like “30 days”."));
        return;
    }
    const bool older = phrase == FilterPhrase::OlderThan;
    const Limit limit(RelativeLimit{.period = *period, .atEnd = !older, .offset = older ? -1 : 1},
                      m_today);
    condition.test = Condition::Test::Moment;
    (older ? condition.high : condition.low) = limit;
}

void FilterParser::parseBetween(Condition &condition)
{
    const auto lowText = value(condition, ValueIn::Between);
    const auto low = range(lowText, condition.column);
    if (!m_fault && !take(FilterPhrase::And))
        fail(m_at, 0, FilterWords::tr("Between needs two values with “and” in the middle."));
    if (m_fault)
        return;
    const auto highText = value(condition);
    const auto high = range(highText, condition.column);
    if (!m_fault && low.test != high.test)
        fail(highText.at, m_at - highText.at,
             FilterWords::tr("Between needs two numbers or two dates, not one of each."));
    condition.test = low.test;
    condition.low = low.low;
    condition.high = high.high;
}

} // namespace storedesk::query
