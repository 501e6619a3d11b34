// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/relativeperiod.h"
#include "table/rowset.h"
#include "table/source.h"
#include "table/unreadablecells.h"

#include <QByteArrayList>
#include <QRegularExpression>

#include <optional>

namespace storedesk::table {

// One end of a range.
struct Limit
{
    // A number, or a date in milliseconds since 1970.
    Decimal value = {};
    // The value itself is outside the range.
    bool open = false;
    // Where the value comes from if it depends on the current date.
    std::optional<RelativeLimit> relative = {};

    Limit() = default;
    Limit(double number) // NOLINT(google-explicit-constructor): a number is a limit
        : value(Decimal::of(number))
    { }
    explicit Limit(const Decimal &number, bool isOpen = false)
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
    // Kept by their numbers: new ones come last.
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
    // One of them; for Contains, Equals, StartsWith, EndsWith, and Matches, where they are regular
    // expressions that may be found anywhere in the cell.
    QByteArrayList texts = {};
    std::optional<Limit> low = {}; // for Number and Moment
    std::optional<Limit> high = {};
    bool exact = false; // case and accents count, and numbers are compared as texts
    bool negated = false;
    // For Changed: the column that tells what became of the cell. It begins with changedMark where
    // something did.
    int traceColumn = anyColumn;
    static constexpr char changedMark = '\x02';

    bool operator==(const Condition &) const = default;
};

// A regular expression as a filter has it.
[[nodiscard]] QRegularExpression patternOf(const QByteArray &text, bool exact);

struct Filter
{
    std::vector<Condition> conditions = {};
    bool any = false; // one condition or group is enough
    std::vector<Filter> groups = {}; // conditions in brackets; count like conditions
    bool negated = false; // rows pass that otherwise would not

    bool operator==(const Filter &) const = default;
};

// The same filter with its relative dates counted from another day.
[[nodiscard]] Filter resolved(Filter filter, QDate today);

// Adds the rows that pass to the set, in order, as they are found. Blocks; the set can be read
// meanwhile, and counts for nothing when there is a problem. A cell without a number passes neither
// “above 5” nor “not above 5”: gives the filled ones that left their row undecided.
[[nodiscard]] base::Result<std::vector<UnreadableColumn>>
filterRows(const Source &source, const Filter &filter, RowSet &rows, Progress &progress);

} // namespace storedesk::table
