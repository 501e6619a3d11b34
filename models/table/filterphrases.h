// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/filter.h"

#include <QString>

namespace storedesk::table {

// What a filter can say, on chips and in sentences. filterlexicon.h has the words.
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
    After,
    NotAfter,
    Before,
    NotBefore,
    On,
    // A list of values or a relative period.
    In,
    // Of an amount of time: “older than 30 days”.
    OlderThan,
    NewerThan,
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

// In the language of the program.
[[nodiscard]] QString wordsOf(FilterPhrase phrase);

// A test without its negation: “is none of” is the negated “is one of”.
struct PlainTest
{
    FilterPhrase phrase = FilterPhrase::Contains;
    bool negated = false;
};
[[nodiscard]] PlainTest plainTest(FilterPhrase phrase);

// The phrase that describes a condition. Several texts fit into one phrase only for “is”, and a
// range only if both limits are part of it.
struct PhrasedCondition
{
    FilterPhrase phrase = FilterPhrase::Contains;
    // A relative period that is the whole range appears once.
    std::vector<Limit> limits = {};
};
[[nodiscard]] PhrasedCondition phrased(const Condition &condition);

} // namespace storedesk::table
