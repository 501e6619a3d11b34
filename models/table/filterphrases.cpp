// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filterphrases.h"

#include <QCoreApplication>
#include <QLocale>

#include <array>
#include <cmath>

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
    QT_TRANSLATE_NOOP("Compare", "and"),
    QT_TRANSLATE_NOOP("Compare", "or"),
    QT_TRANSLATE_NOOP("Compare", "not"),
    QT_TRANSLATE_NOOP("Compare", "any column"),
    QT_TRANSLATE_NOOP("Compare", "matching case"),
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

// The number just above 100 is better said as “above 100”.
static std::optional<double> plainer(double limit, double towards)
{
    const auto letters = [](double value) {
        return QString::number(value, 'g', QLocale::FloatingPointShortest).size();
    };
    const auto next = std::nextafter(limit, towards);
    return letters(next) < letters(limit) ? std::optional(next) : std::nullopt;
}

// Any number; any date of four digits.
static std::vector<double> widestOf(bool number)
{
    return number ? std::vector{-1e308, 1e308}
                  : std::vector{-62'135'596'800'000.0, 253'402'300'799'999.0};
}

static PhrasedCondition range(const Condition &condition)
{
    using enum FilterPhrase;
    const bool number = condition.test == Condition::Test::Number;
    const bool hasLow = std::isfinite(condition.low);
    const bool hasHigh = std::isfinite(condition.high);
    const auto said = [&condition](FilterPhrase is, FilterPhrase isNot,
                                   std::vector<double> limits) {
        return PhrasedCondition{condition.negated ? isNot : is, std::move(limits)};
    };
    if (hasLow == hasHigh) {
        if (hasLow)
            return said(Between, NotBetween, {condition.low, condition.high});
        return said(Between, NotBetween, widestOf(number));
    }
    if (hasLow) {
        const auto other = number ? plainer(condition.low, -Condition::unlimited) : std::nullopt;
        return other ? said(Above, NotAbove, {*other})
                     : said(number ? AtLeast : Since, NotAtLeast, {condition.low});
    }
    const auto other = number ? plainer(condition.high, Condition::unlimited) : std::nullopt;
    return other ? said(Below, NotBelow, {*other})
                 : said(number ? AtMost : Until, NotAtMost, {condition.high});
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
    case Condition::Test::Number:
    case Condition::Test::Moment:
        break;
    }
    return range(condition);
}

} // namespace storedesk::table
