// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/rowset.h"
#include "csv/tablesource.h"
#include "query/relativeperiod.h"
#include "statistics/unreadablecells.h"

#include <QByteArrayList>
#include <QRegularExpression>

#include <optional>

namespace storedesk::query {

// One end of a range.
struct Limit
{
    // A number, or a date in milliseconds since 1970.
    values::Decimal value = {};
    // Whether the value itself is excluded.
    bool open = false;
    // The period from which the value is derived if it depends on the current date.
    std::optional<RelativeLimit> relative = {};

    Limit() = default;
    Limit(double number) // NOLINT(google-explicit-constructor): a number is a limit
        : value(values::Decimal::of(number))
    { }
    explicit Limit(const values::Decimal &number, bool isOpen = false)
        : value(number)
        , open(isOpen)
    { }
    Limit(const RelativeLimit &limit, QDate today)
        : value(momentOf(limit, today))
        , relative(limit)
    { }
    bool operator==(const Limit &) const = default;
};

struct Condition
{
    // The values are stored, so new tests must be appended at the end.
    enum class Test {
        Contains,
        Equals,
        StartsWith,
        Empty,
        Number,
        Moment,
        EndsWith,
        Matches,
        Changed,
        IsNumber,
        IsMoment,
    };
    static constexpr auto lastTest = Test::IsMoment;
    static constexpr int anyColumn = -1;

    int column = anyColumn;
    Test test = Test::Contains;
    // Alternatives for Contains, Equals, StartsWith, EndsWith and Matches. For Matches, these are
    // regular expressions that may match anywhere in the cell.
    QByteArrayList texts = {};
    // Used for Number and Moment.
    std::optional<Limit> low = {};
    std::optional<Limit> high = {};
    // Whether case and accents matter and numbers are compared as text.
    bool exact = false;
    bool negated = false;
    // Used for Changed. The column that describes how the cell changed. Its text begins with
    // changedMark if the cell has changed.
    int traceColumn = anyColumn;
    static constexpr char changedMark = '\x02';

    bool operator==(const Condition &) const = default;
};

// Returns the regular expression for a text in a filter.
[[nodiscard]] QRegularExpression patternOf(const QByteArray &text, bool exact);

struct Filter
{
    std::vector<Condition> conditions = {};
    // Whether it is sufficient that one condition or group matches.
    bool any = false;
    // Conditions in parentheses, which are combined like the conditions above.
    std::vector<Filter> groups = {};
    // Whether the result is inverted.
    bool negated = false;

    bool operator==(const Filter &) const = default;
};

// Returns the columns that the filter tests. Returns nothing if it tests all columns or changes.
[[nodiscard]] std::vector<int> testedColumns(const Filter &filter);

// Recalculates the relative dates in the filter for another day.
[[nodiscard]] Filter resolved(Filter filter, QDate today);

// Appends matching rows to the set, in order, as they are found. Blocks. The set can be read in the
// meantime, and is invalid on failure. A cell without a number matches neither “above 5” nor “not
// above 5”. Returns the non-empty cells because of which a row could not be decided.
[[nodiscard]] base::Result<std::vector<statistics::UnreadableColumn>>
filterRows(const csv::TableSource &source, const Filter &filter, csv::RowSet &rows,
           base::Progress &progress);

} // namespace storedesk::query
