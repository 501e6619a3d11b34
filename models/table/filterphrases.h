// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/filter.h"

#include <QString>

namespace storedesk::table {

// The words a filter is written with, on chips and in sentences. They are in the language of the
// user, and the parser reads by the same table; English it reads in every language.
enum class FilterPhrase : char {
    Contains,
    ContainsNot,
    Is,
    IsNot,
    IsOneOf,
    IsNoneOf,
    StartsWith,
    StartsNotWith,
    EndsWith,
    EndsNotWith,
    Matches,
    MatchesNot,
    Empty,
    Filled,
    Changed, // in a table of differences
    ChangedNot,
    AtLeast,
    NotAtLeast,
    AtMost,
    NotAtMost,
    Above,
    NotAbove,
    Below,
    NotBelow,
    Between,
    NotBetween,
    Since,
    Until,
    Number,
    NoNumber,
    Date,
    NoDate,
    And,
    Or,
    Not, // of a part in brackets
    AnyColumn,
    Exactly,
    Count
};

// Those before it test a cell; the others join tests.
inline constexpr auto lastTest = FilterPhrase::NoDate;

[[nodiscard]] const char *englishOf(FilterPhrase phrase);
[[nodiscard]] QString wordsOf(FilterPhrase phrase);

// How a condition is said best. Of several texts only “is” can be said in one phrase, and of a
// range only one with both ends in it.
struct PhrasedCondition
{
    FilterPhrase phrase = FilterPhrase::Contains;
    std::vector<Decimal> limits = {}; // numbers, or dates in milliseconds
};
[[nodiscard]] PhrasedCondition phrased(const Condition &condition);

} // namespace storedesk::table
