// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/jsonmembers.h"
#include "importcheck/columnmapping.h"

#include <optional>

namespace storedesk::importcheck {
struct Prediction;
}

namespace storedesk::imports {

class ImportDraft;
struct Recipe;

// Conditions for repeating an import, a bulk job or an import of purchases, which are saved with
// its recipe.
struct Guards
{
    std::optional<qint64> fewestRows = {};
    std::optional<qint64> mostRows = {};
    // Whether the file may have columns that are not in the recipe.
    bool unknownColumns = false;
    // The highest allowed percentage of rows that cannot be sent.
    std::optional<double> mostRejects = {};
    // The highest allowed number of values that would be erased.
    std::optional<qint64> mostBlanked = {};

    bool operator==(const Guards &) const = default;
};

// What guards limit.
struct GuardedCounts
{
    qint64 rows = 0;
    // Rows that cannot be sent.
    qint64 rejected = 0;
    // Values that would be erased, if known.
    std::optional<qint64> blanked = {};
};

// Returns a sentence for each guard that a table violates. If the number of blanked values is
// unknown, the guard for blanked values counts as violated. Columns are not checked.
[[nodiscard]] QStringList brokenGuards(const Guards &guards, const GuardedCounts &counts);
// The member `guards` of a recipe. A guard that cannot be parsed is a fault.
[[nodiscard]] QJsonObject jsonOf(const Guards &guards);
[[nodiscard]] Guards guardsFrom(base::JsonMembers &members);

// Returns a sentence for each guard that a checked draft violates. If the list is empty, the draft
// may be sent. The expected columns are those of the recipe, or null without a recipe. The number
// of blanked values comes from erasedValues(). If it is unknown, the guard for blanked values
// counts as violated.
[[nodiscard]] QStringList brokenGuards(const Guards &guards, const ImportDraft &draft,
                                       const importcheck::Remembered *expected,
                                       std::optional<qint64> blanked);

// Returns the guards of a recipe for an import that no user checks before it is sent. Without a
// limit for erased values in the recipe, none may be erased.
[[nodiscard]] Guards unattendedGuards(const Recipe &recipe);

// Returns the number of values that sending a checked draft may erase. Blank cells whose record or
// field is missing from the prediction's table count, too. Returns nothing if the draft has blank
// cells but no prediction, which may be null.
[[nodiscard]] std::optional<qint64> erasedValues(const ImportDraft &draft,
                                                 const importcheck::Prediction *prediction);

} // namespace storedesk::imports
