// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "query/filterscanner.h"

namespace storedesk::query {

// Parses a text filter. Can be used only once. Stops at the first fault.
class FilterParser final : private FilterScanner
{
    Q_DECLARE_TR_FUNCTIONS(FilterText)

public:
    // The context must outlive the parser.
    FilterParser(QString text, const FilterContext &context);

    [[nodiscard]] tl::expected<Filter, FilterFault> read();

private:
    // The range of values that a number or date covers.
    struct Range
    {
        Condition::Test test = Condition::Test::Number;
        Limit low = {};
        Limit high = {};
    };
    [[nodiscard]] Filter alternatives();
    [[nodiscard]] Filter conjunction();
    void part(Filter &into);
    [[nodiscard]] Condition condition();
    void parseTest(Condition &condition);
    void parse(Condition &condition, const Test &test);
    void parseText(Condition &condition, FilterPhrase phrase);
    void parseList(Condition &condition);
    void parseChanged(Condition &condition);
    void parseLimit(Condition &condition, const Test &test);
    void parseAge(Condition &condition, FilterPhrase phrase);
    void parseBetween(Condition &condition);
    [[nodiscard]] bool isValueOfIs(Condition &condition, const Test &test);
    // Parses a relative period if the whole value is a relative period.
    [[nodiscard]] bool parsePeriod(Condition &condition);
    void setPeriod(Condition &condition, const RelativePeriod &period) const;
    [[nodiscard]] Range range(const Value &value, int column);

    const QDate m_today;
    int m_depth = 0;
};

} // namespace storedesk::query
