// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filterphrases.h"

#include "query/filterlexicon.h"

#include <array>
#include <tuple>

namespace storedesk::query {

QString wordsOf(FilterPhrase phrase)
{
    return QString::fromUtf16(
        wordsInAllLanguages(phrase)[static_cast<std::size_t>(filterLanguage())]);
}

PlainTest plainTest(FilterPhrase phrase)
{
    using enum FilterPhrase;
    static constexpr std::array negations{
        std::pair{ContainsNot, Contains}, std::pair{IsNot, Is},
        std::pair{IsNoneOf, IsOneOf},     std::pair{StartsNotWith, StartsWith},
        std::pair{EndsNotWith, EndsWith}, std::pair{MatchesNot, Matches},
        std::pair{Filled, Empty},         std::pair{ChangedNot, Changed},
        std::pair{NotAtLeast, AtLeast},   std::pair{NotAtMost, AtMost},
        std::pair{NotAbove, Above},       std::pair{NotBelow, Below},
        std::pair{NotBetween, Between},   std::pair{NotAfter, After},
        std::pair{NotBefore, Before},     std::pair{NoNumber, Number},
        std::pair{NoDate, Date},
    };
    for (const auto &[negated, plain] : negations) {
        if (negated == phrase)
            return {.phrase = plain, .negated = true};
    }
    return {.phrase = phrase};
}

// Covers all numbers, or all dates with four-digit years.
static std::vector<Limit> widestOf(bool number)
{
    return number ? std::vector{Limit(values::Decimal(-1, -300)), Limit(values::Decimal(1, -300))}
                  : std::vector{Limit(values::Decimal(-62'135'596'800'000)),
                                Limit(values::Decimal(253'402'300'799'999))};
}

// Returns whether the range covers exactly one relative period.
static bool isOnePeriod(const Condition &condition)
{
    return condition.low && condition.high && condition.low->relative && condition.high->relative
        && condition.low->relative->period == condition.high->relative->period;
}

static PhrasedCondition range(const Condition &condition)
{
    using enum FilterPhrase;
    const bool number = condition.test == Condition::Test::Number;
    const auto &[low, high] = std::tie(condition.low, condition.high);
    const auto said = [&condition](FilterPhrase is, FilterPhrase isNot, std::vector<Limit> limits) {
        return PhrasedCondition{condition.negated ? isNot : is, std::move(limits)};
    };
    if (isOnePeriod(condition))
        return said(Is, IsNot, {*low});
    if (low && high)
        return said(Between, NotBetween, {*low, *high});
    if (!low && !high)
        return said(Between, NotBetween, widestOf(number));
    if (low && low->relative && low->relative->atEnd)
        return said(After, NotAfter, {*low});
    if (high && high->relative && !high->relative->atEnd)
        return said(Before, NotBefore, {*high});
    if (low)
        return low->open ? said(Above, NotAbove, {*low})
                         : said(number ? AtLeast : Since, NotAtLeast, {*low});
    return high->open ? said(Below, NotBelow, {*high})
                      : said(number ? AtMost : Until, NotAtMost, {*high});
}

PhrasedCondition phrased(const Condition &condition)
{
    using enum FilterPhrase;
    const auto said = [&condition](FilterPhrase is, FilterPhrase isNot) {
        return PhrasedCondition{condition.negated ? isNot : is};
    };
    switch (condition.test) {
    case Condition::Test::Contains:
        return said(Contains, ContainsNot);
    case Condition::Test::StartsWith:
        return said(StartsWith, StartsNotWith);
    case Condition::Test::EndsWith:
        return said(EndsWith, EndsNotWith);
    case Condition::Test::Matches:
        return said(Matches, MatchesNot);
    case Condition::Test::Empty:
        return said(Empty, Filled);
    case Condition::Test::Changed:
        return said(Changed, ChangedNot);
    case Condition::Test::Equals:
        return condition.texts.size() == 1 ? said(Is, IsNot) : said(IsOneOf, IsNoneOf);
    case Condition::Test::IsNumber:
        return said(Number, NoNumber);
    case Condition::Test::IsMoment:
        return said(Date, NoDate);
    case Condition::Test::Number:
    case Condition::Test::Moment:
        break;
    }
    return range(condition);
}

} // namespace storedesk::query
