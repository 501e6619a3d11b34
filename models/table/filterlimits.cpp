// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filterparser.h"

#include "table/columnguess.h"
#include "table/filterwords.h"
#include "table/typedvalue.h"

// Limits of a filter: numbers and dates, and what lies between them.
namespace storedesk::table {

std::optional<FilterRange> rangeOf(const QString &text, const ColumnFormat &format)
{
    static constexpr qint64 day = 86'400'000;
    if (const auto number = typedNumber(text, format))
        return FilterRange{Condition::Test::Number, *number, *number};
    const auto moment = typedMoment(text, format);
    if (!moment)
        return std::nullopt;
    const bool wholeDay = !text.contains(u':');
    return FilterRange{Condition::Test::Moment, Decimal(*moment),
                       Decimal(wholeDay ? *moment + day - 1 : *moment)};
}

FilterRange FilterParser::range(const Value &value, int column)
{
    const auto range = rangeOf(value.text, m_formats.value(column));
    if (!range && !m_fault)
        fail(value.at, m_at - value.at,
             FilterWords::tr("“%1” is neither a number nor a date.").arg(value.text),
             FilterWords::tr("Write a date like 2026-01-31."));
    return range.value_or(FilterRange{});
}

void FilterParser::limit(Condition &condition, Phrase phrase)
{
    const auto given = value(condition);
    const auto found = range(given, condition.column);
    condition.test = found.test;
    // Of dates the next millisecond is as good, and easier to say.
    const bool number = found.test == Condition::Test::Number;
    const auto beside = [number](Decimal limit, int step) {
        if (number)
            return Limit(limit, true);
        limit += Decimal(step);
        return Limit(limit);
    };
    switch (phrase) {
    case Phrase::Above:
        condition.low = beside(found.high, 1);
        break;
    case Phrase::AtLeast:
        condition.low = Limit(found.low);
        break;
    case Phrase::Below:
        condition.high = beside(found.low, -1);
        break;
    case Phrase::AtMost:
        condition.high = Limit(found.high);
        break;
    default:
        condition.low = Limit(found.low);
        condition.high = Limit(found.high);
    }
}

void FilterParser::between(Condition &condition)
{
    const auto lowText = value(condition);
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
    condition.low = Limit(low.low);
    condition.high = Limit(high.high);
}

} // namespace storedesk::table
