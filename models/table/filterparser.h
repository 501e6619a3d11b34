// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/filterscanner.h"

namespace storedesk::table {

// Reads a filter from its words, once. What it cannot read it says and stops at.
class FilterParser final : private FilterScanner
{
public:
    FilterParser(QString text, const QStringList &columns, FilteredTable table,
                 const QList<ColumnFormat> &formats);

    [[nodiscard]] tl::expected<Filter, FilterFault> read();

private:
    enum class Phrase : char {
        Contains,
        Equals,
        Differs,
        OneOf,
        NoneOf,
        Starts,
        Ends,
        Matches,
        Empty,
        Filled,
        Changed,
        Between,
        Above,
        AtLeast,
        Below,
        AtMost,
        On,
        Number,
        Date,
    };
    [[nodiscard]] Filter alternatives();
    [[nodiscard]] Filter conjunction();
    void part(Filter &into);
    [[nodiscard]] Condition condition();
    void test(Condition &condition);
    void tell(Condition &condition, Phrase phrase);
    void text(Condition &condition, Phrase phrase);
    void changed(Condition &condition);
    void limit(Condition &condition, Phrase phrase);
    void between(Condition &condition);
    [[nodiscard]] std::optional<Phrase> phrase();
    void tellOwn(Condition &condition, FilterPhrase own);
    [[nodiscard]] FilterRange range(const Value &value, int column);

    const FilteredTable m_table;
    const QList<ColumnFormat> &m_formats;
    int m_depth = 0;
};

} // namespace storedesk::table
