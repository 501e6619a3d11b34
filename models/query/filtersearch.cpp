// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filtersearch.h"

#include "values/textfold.h"

namespace storedesk::query {

using Test = Condition::Test;

// Returns whether the text appears literally in the cell, except for case and accents.
static bool isLiteral(const Condition &condition, const csv::TableSource &source)
{
    if (condition.negated || condition.texts.size() != 1)
        return false;
    if (condition.test == Test::Contains || condition.test == Test::StartsWith
        || condition.test == Test::EndsWith)
        return true;
    const auto kind =
        condition.column >= 0 ? source.formatOf(condition.column).kind : values::ColumnKind::Text;
    const bool byValue = !condition.exact
        && (kind == values::ColumnKind::Number || kind == values::ColumnKind::Moment);
    return condition.test == Test::Equals && !byValue;
}

std::optional<bytesearch::RawSearch> searchOf(const Filter &filter, const csv::TableSource &source)
{
    if (filter.any || filter.negated)
        return std::nullopt;
    QByteArray scratch;
    for (const auto &condition : filter.conditions) {
        if (!isLiteral(condition, source))
            continue;
        const auto &text = condition.texts.front();
        const auto wanted = condition.exact ? QByteArrayView(text) : values::folded(text, scratch);
        if (auto search = bytesearch::RawSearch::of(wanted, condition.exact, source.dialect))
            return search;
    }
    return std::nullopt;
}

} // namespace storedesk::query
