// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filterphrases.h"

#include <QCoreApplication>

#include <array>
#include <tuple>

namespace storedesk::table {

// clang-format off
static constexpr std::array phrases{
    QT_TRANSLATE_NOOP("Compare", "contains"),
    QT_TRANSLATE_NOOP("Compare", "does not contain"),
    QT_TRANSLATE_NOOP("Compare", "is"),
    QT_TRANSLATE_NOOP("Compare", "is not"),
    QT_TRANSLATE_NOOP("Compare", "is one of"),
    QT_TRANSLATE_NOOP("Compare", "is none of"),
    QT_TRANSLATE_NOOP("Compare", "starts with"),
    QT_TRANSLATE_NOOP("Compare", "does not start with"),
    QT_TRANSLATE_NOOP("Compare", "ends with"),
    QT_TRANSLATE_NOOP("Compare", "does not end with"),
    QT_TRANSLATE_NOOP("Compare", "matches"),
    QT_TRANSLATE_NOOP("Compare", "does not match"),
    QT_TRANSLATE_NOOP("Compare", "is empty"),
    QT_TRANSLATE_NOOP("Compare", "is not empty"),
    QT_TRANSLATE_NOOP("Compare", "changed"),
    QT_TRANSLATE_NOOP("Compare", "did not change"),
    QT_TRANSLATE_NOOP("Compare", "at least"),
    QT_TRANSLATE_NOOP("Compare", "is not at least"),
    QT_TRANSLATE_NOOP("Compare", "at most"),
    QT_TRANSLATE_NOOP("Compare", "is not at most"),
    QT_TRANSLATE_NOOP("Compare", "above"),
    QT_TRANSLATE_NOOP("Compare", "is not above"),
    QT_TRANSLATE_NOOP("Compare", "below"),
    QT_TRANSLATE_NOOP("Compare", "is not below"),
    QT_TRANSLATE_NOOP("Compare", "between"),
    QT_TRANSLATE_NOOP("Compare", "is not between"),
    QT_TRANSLATE_NOOP("Compare", "since"),
    QT_TRANSLATE_NOOP("Compare", "until"),
    QT_TRANSLATE_NOOP("Compare", "is a number"),
    QT_TRANSLATE_NOOP("Compare", "is not a number"),
    QT_TRANSLATE_NOOP("Compare", "is a date"),
    QT_TRANSLATE_NOOP("Compare", "is not a date"),
    QT_TRANSLATE_NOOP("Compare", "and"),
    QT_TRANSLATE_NOOP("Compare", "or"),
    QT_TRANSLATE_NOOP("Compare", "not"),
    QT_TRANSLATE_NOOP("Compare", "any column"),
    QT_TRANSLATE_NOOP("Compare", "exactly"),
};
// clang-format on
static_assert(phrases.size() == static_cast<std::size_t>(FilterPhrase::Count));

const char *englishOf(FilterPhrase phrase)
{
    return phrases[static_cast<std::size_t>(phrase)];
}

QString wordsOf(FilterPhrase phrase)
{
    return QCoreApplication::translate("Compare", englishOf(phrase));
}

// Any number; any date of four digits.
static std::vector<Decimal> widestOf(bool number)
{
    return number ? std::vector{Decimal(-1, -300), Decimal(1, -300)}
                  : std::vector{Decimal(-62'135'596'800'000), Decimal(253'402'300'799'999)};
}

static PhrasedCondition range(const Condition &condition)
{
    using enum FilterPhrase;
    const bool number = condition.test == Condition::Test::Number;
    const auto &[low, high] = std::tie(condition.low, condition.high);
    const auto said = [&condition](FilterPhrase is, FilterPhrase isNot,
                                   std::vector<Decimal> limits) {
        return PhrasedCondition{condition.negated ? isNot : is, std::move(limits)};
    };
    if (low && high)
        return said(Between, NotBetween, {low->value, high->value});
    if (!low && !high)
        return said(Between, NotBetween, widestOf(number));
    if (low)
        return low->open ? said(Above, NotAbove, {low->value})
                         : said(number ? AtLeast : Since, NotAtLeast, {low->value});
    return high->open ? said(Below, NotBelow, {high->value})
                      : said(number ? AtMost : Until, NotAtMost, {high->value});
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

} // namespace storedesk::table
