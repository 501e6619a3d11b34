// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "query/filter.h"

#include <QString>

namespace storedesk::query {

// The phrases used in filters, on chips and in sentences. Their words are defined in
// filterlexicon.h.
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
    // Used only in a table of differences.
    Changed,
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
    After,
    NotAfter,
    Before,
    NotBefore,
    On,
    // Used with a list of values or a relative period.
    In,
    // Used with an amount of time, as in “older than 30 days”.
    OlderThan,
    NewerThan,
    Number,
    NoNumber,
    Date,
    NoDate,
    And,
    Or,
    // Used for a part in parentheses.
    Not,
    AnyColumn,
    Exactly,
    Count
};

// Phrases up to this value test a cell. The others combine tests.
inline constexpr auto lastTest = FilterPhrase::NoDate;

// Returns the words in the program's language.
[[nodiscard]] QString wordsOf(FilterPhrase phrase);

// A test without its negation. For example, “is none of” is the negation of “is one of”.
struct PlainTest
{
    FilterPhrase phrase = FilterPhrase::Contains;
    bool negated = false;
};
[[nodiscard]] PlainTest plainTest(FilterPhrase phrase);

// The phrase for a condition. Only “is” supports several strings, and ranges are supported only if
// both limits are inclusive.
struct PhrasedCondition
{
    FilterPhrase phrase = FilterPhrase::Contains;
    // If a relative period is the whole range, it appears only once.
    std::vector<Limit> limits = {};
};
[[nodiscard]] PhrasedCondition phrased(const Condition &condition);

} // namespace storedesk::query
