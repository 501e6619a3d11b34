// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "query/filter.h"

#include <QString>

namespace storedesk::query {

// The phrases of filters, on chips and in sentences. filterlexicon.h defines the words.
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
    // In a table of differences.
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
    // A list of values or a relative period.
    In,
    // For an amount of time: “older than 30 days”.
    OlderThan,
    NewerThan,
    Number,
    NoNumber,
    Date,
    NoDate,
    And,
    Or,
    // For a part in brackets.
    Not,
    AnyColumn,
    Exactly,
    Count
};

// Phrases up to this value test a cell; the others combine tests.
inline constexpr auto lastTest = FilterPhrase::NoDate;

// In the language of the program.
[[nodiscard]] QString wordsOf(FilterPhrase phrase);

// A test without its negation: “is none of” is the negation of “is one of”.
struct PlainTest
{
    FilterPhrase phrase = FilterPhrase::Contains;
    bool negated = false;
};
[[nodiscard]] PlainTest plainTest(FilterPhrase phrase);

// The phrase for a condition. Only “is” supports several texts, and a range is supported only if
// both limits are inclusive.
struct PhrasedCondition
{
    FilterPhrase phrase = FilterPhrase::Contains;
    // A relative period that is the whole range appears once.
    std::vector<Limit> limits = {};
};
[[nodiscard]] PhrasedCondition phrased(const Condition &condition);

} // namespace storedesk::query
