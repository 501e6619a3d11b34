// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filterparser.h"

#include "query/filterlexicon.h"
#include "values/typedvalue.h"

#include <algorithm>
#include <array>

namespace storedesk::query {

using namespace Qt::StringLiterals;

static constexpr int deepest = 50;

FilterParser::FilterParser(QString text, const FilterContext &context)
    : FilterScanner(std::move(text), context)
    , m_today(context.today.isValid() ? context.today : QDate::currentDate())
{ }

tl::expected<Filter, FilterFault> FilterParser::read()
{
    if (atEnd())
        return Filter{};
    auto filter = alternatives();
    if (!m_fault && !atEnd())
        fail(m_at, m_text.size() - m_at, tr("This part isn't joined to the rest of the filter."),
             tr("Join parts with “and” or “or”."));
    if (m_fault)
        return tl::unexpected(*m_fault);
    return filter;
}

// A single condition needs no group.
static void add(Filter &&part, Filter &into)
{
    if (part.groups.empty() && part.conditions.size() == 1 && !part.negated)
        into.conditions.push_back(std::move(part.conditions.front()));
    else
        into.groups.push_back(std::move(part));
}

Filter FilterParser::alternatives()
{
    auto first = conjunction();
    if (m_fault || !take(FilterPhrase::Or))
        return first;
    Filter all{.any = true};
    add(std::move(first), all);
    do {
        add(conjunction(), all);
    } while (!m_fault && take(FilterPhrase::Or));
    return all;
}

Filter FilterParser::conjunction()
{
    Filter all;
    do {
        part(all);
    } while (!m_fault && take(FilterPhrase::And));
    if (all.conditions.empty() && all.groups.size() == 1) {
        auto only = std::move(all.groups.front());
        return only;
    }
    return all;
}

void FilterParser::part(Filter &into)
{
    const auto begin = m_at;
    const bool negated = take(FilterPhrase::Not);
    if (!parseSign(u'(')) {
        // In this case, "not" is the start of a column name.
        m_at = begin;
        into.conditions.push_back(condition());
        return;
    }
    if (++m_depth > deepest) {
        fail(begin, 1, tr("Too many nested brackets."));
        return;
    }
    auto group = alternatives();
    --m_depth;
    if (!m_fault && !parseSign(u')'))
        fail(m_at, 0, tr("A bracket is not closed."));
    if (negated)
        group.negated = !group.negated;
    add(std::move(group), into);
}

Condition FilterParser::condition()
{
    Condition condition{.column = column()};
    if (!m_fault)
        parseTest(condition);
    return condition;
}

void FilterParser::parseTest(Condition &condition)
{
    if (const auto found = test()) {
        parse(condition, *found);
        return;
    }
    if (parsePeriod(condition))
        return;
    fail(m_at, std::max<qsizetype>(m_text.indexOf(u' ', m_at) - m_at, 0),
         tr("A comparison is missing here."),
         tr("For example: contains, is, starts with, ends with, matches, is empty, above, "
            "below, between."));
}

void FilterParser::parse(Condition &condition, const Test &test)
{
    using enum FilterPhrase;
    condition.negated = test.negated;
    if (isValueOfIs(condition, test)) {
        condition.negated = test.isNot;
        m_at = *test.afterIs;
        parseText(condition, Is);
        return;
    }
    switch (test.phrase) {
    case Empty:
        condition.test = Condition::Test::Empty;
        return;
    case Changed:
        parseChanged(condition);
        return;
    case Number:
    case Date:
        condition.test =
            test.phrase == Number ? Condition::Test::IsNumber : Condition::Test::IsMoment;
        return;
    case Between:
        parseBetween(condition);
        return;
    case OlderThan:
    case NewerThan:
        parseAge(condition, test.phrase);
        return;
    case In:
    case Is:
        if (parsePeriod(condition))
            return;
        if (test.phrase == Is)
            parseText(condition, Is);
        else
            parseList(condition);
        return;
    case IsOneOf:
        parseList(condition);
        return;
    case Contains:
    case StartsWith:
    case EndsWith:
    case Matches:
        parseText(condition, test.phrase);
        return;
    default:
        parseLimit(condition, test);
    }
}

// In “is on sale” and “es el corte”, the rest is a value, although “on” and “el” also introduce
// dates.
bool FilterParser::isValueOfIs(Condition &condition, const Test &test)
{
    if (!test.afterIs)
        return false;
    if (test.phrase == FilterPhrase::Changed)
        return m_context.table == FilteredTable::Plain;
    if (test.phrase != FilterPhrase::On)
        return false;
    const auto begin = m_at;
    const auto fault = m_fault;
    auto unused = condition;
    const auto given = value(unused);
    const bool isDate = periodFromText(given.text)
        || rangeOf(given.text, m_context.formats.value(condition.column));
    m_at = begin;
    m_fault = fault;
    return !isDate;
}

void FilterParser::parseList(Condition &condition)
{
    condition.test = Condition::Test::Equals;
    const bool bracket = parseSign(u'(');
    do {
        condition.texts.append(value(condition, ValueIn::List).text.toUtf8());
    } while (!m_fault && parseSign(u','));
    if (!m_fault && bracket && !parseSign(u')'))
        fail(m_at, 0, tr("A bracket is not closed."));
}

void FilterParser::parseChanged(Condition &condition)
{
    if (m_context.table == FilteredTable::Plain || condition.column == Condition::anyColumn) {
        fail(m_at, 0, tr("“Changed” works only when two tables are compared."));
        return;
    }
    condition.test = Condition::Test::Changed;
    condition.traceColumn = condition.column + static_cast<int>(m_context.columns.size());
}

void FilterParser::parseText(Condition &condition, FilterPhrase phrase)
{
    using Test = Condition::Test;
    condition.test = phrase == FilterPhrase::Contains ? Test::Contains
        : phrase == FilterPhrase::StartsWith          ? Test::StartsWith
        : phrase == FilterPhrase::EndsWith            ? Test::EndsWith
        : phrase == FilterPhrase::Matches             ? Test::Matches
                                                      : Test::Equals;
    const auto given = value(condition);
    condition.texts = {given.text.toUtf8()};
    if (phrase != FilterPhrase::Matches || m_fault)
        return;
    const auto pattern = patternOf(condition.texts.front(), condition.exact);
    if (!pattern.isValid())
        fail(given.at, m_at - given.at,
             tr("“%1” is not a valid regular expression: %2.")
                 .arg(given.text, pattern.errorString()),
             tr("To match a special character literally, put \\ before it: \\. \\( \\+"));
}

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
    // Spanish dates may have an article, as in “entre el 1/1/2026 y el 31/1/2026”.
    if (const auto length = matchedLength(value.text, u"el"); !range && length > 0)
        range = rangeOf(value.text.sliced(length).trimmed(), format);
    if (range)
        return {.test = range->test, .low = Limit(range->low), .high = Limit(range->high)};
    if (!m_fault)
        fail(value.at, m_at - value.at, tr("“%1” is neither a number nor a date.").arg(value.text),
             tr("Enter a date such as 2026-01-31, or “last month”."));
    return {};
}

bool FilterParser::parsePeriod(Condition &condition)
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

// Returns the value directly before or after a limit. For dates, the difference is one millisecond,
// which is easier to describe than an open range.
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

// For example, “more than 30 days ago” means before that day.
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
        fail(given.at, m_at - given.at, tr("“%1” is not an amount of time.").arg(given.text),
             tr("Enter an amount such as “30 days”."));
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
        fail(m_at, 0, tr("“Between” needs two values joined by “and”."));
    if (m_fault)
        return;
    const auto highText = value(condition);
    const auto high = range(highText, condition.column);
    if (!m_fault && low.test != high.test)
        fail(highText.at, m_at - highText.at,
             tr("“Between” needs two numbers or two dates, not one of each."));
    condition.test = low.test;
    condition.low = low.low;
    condition.high = high.high;
}

} // namespace storedesk::query
