// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filterparser.h"

#include <array>

// A filter in the language of the user.
namespace storedesk::table {

static bool isLimit(FilterPhrase phrase)
{
    return phrase >= FilterPhrase::AtLeast && phrase <= FilterPhrase::Until;
}

void FilterParser::tellOwn(Condition &condition, FilterPhrase own)
{
    using enum FilterPhrase;
    struct Row
    {
        FilterPhrase own;
        Phrase phrase;
        bool negated = false;
    };
    static constexpr std::array table{
        Row{Contains, Phrase::Contains}, Row{ContainsNot, Phrase::Contains, true},
        Row{Is, Phrase::Equals},         Row{IsNot, Phrase::Equals, true},
        Row{IsOneOf, Phrase::OneOf},     Row{IsNoneOf, Phrase::OneOf, true},
        Row{StartsWith, Phrase::Starts}, Row{StartsNotWith, Phrase::Starts, true},
        Row{EndsWith, Phrase::Ends},     Row{EndsNotWith, Phrase::Ends, true},
        Row{Matches, Phrase::Matches},   Row{MatchesNot, Phrase::Matches, true},
        Row{Empty, Phrase::Empty},       Row{Filled, Phrase::Empty, true},
        Row{Changed, Phrase::Changed},   Row{ChangedNot, Phrase::Changed, true},
        Row{AtLeast, Phrase::AtLeast},   Row{NotAtLeast, Phrase::AtLeast, true},
        Row{AtMost, Phrase::AtMost},     Row{NotAtMost, Phrase::AtMost, true},
        Row{Above, Phrase::Above},       Row{NotAbove, Phrase::Above, true},
        Row{Below, Phrase::Below},       Row{NotBelow, Phrase::Below, true},
        Row{Between, Phrase::Between},   Row{NotBetween, Phrase::Between, true},
        Row{Since, Phrase::AtLeast},     Row{Until, Phrase::AtMost},
        Row{Number, Phrase::Number},     Row{NoNumber, Phrase::Number, true},
        Row{Date, Phrase::Date},         Row{NoDate, Phrase::Date, true},
    };
    static_assert(table.size() == static_cast<std::size_t>(lastTest) + 1);
    // “es al menos 5” is “al menos 5”.
    const auto behind = m_at;
    const auto next = own == Is || own == IsNot ? ownPhrase() : std::nullopt;
    const bool limit = next && isLimit(*next);
    if (!limit)
        m_at = behind;
    const auto &row = table[static_cast<std::size_t>(limit ? *next : own)];
    condition.negated = row.negated != (limit && own == IsNot);
    tell(condition, row.phrase);
}

} // namespace storedesk::table
