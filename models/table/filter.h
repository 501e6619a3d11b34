// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/rowset.h"
#include "table/source.h"

#include <QByteArrayList>
#include <QHash>
#include <QRegularExpression>

#include <limits>

namespace storedesk::table {

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
        Changed
    };
    static constexpr auto lastTest = Test::Changed;
    static constexpr int anyColumn = -1;
    static constexpr double unlimited = std::numeric_limits<double>::infinity();

    int column = anyColumn;
    Test test = Test::Contains;
    // One of them; for Contains, Equals, StartsWith, EndsWith, and Matches, where they are regular
    // expressions that may be found anywhere in the cell.
    QByteArrayList texts = {};
    double low = -unlimited; // for Number, and for Moment in milliseconds; both ends belong to it
    double high = unlimited;
    bool matchCase = false;
    bool negated = false;
    // For Changed: the column that tells what became of the cell. It begins with changedMark where
    // something did.
    int traceColumn = anyColumn;
    static constexpr char changedMark = '\x02';

    bool operator==(const Condition &) const = default;
};

// A regular expression as a filter has it.
[[nodiscard]] QRegularExpression patternOf(const QByteArray &text, bool matchCase);

struct Filter
{
    std::vector<Condition> conditions = {};
    bool any = false; // one condition or group is enough
    std::vector<Filter> groups = {}; // conditions in brackets; count like conditions
    bool negated = false; // rows pass that otherwise would not

    bool operator==(const Filter &) const = default;
};

// A filter made ready. One for each thread.
class RowTest final
{
public:
    explicit RowTest(Filter filter);

    [[nodiscard]] bool accepts(const RowScanner &row);
    // How many cells of a row it looks at.
    [[nodiscard]] int wanted() const;

private:
    [[nodiscard]] bool accepts(const Filter &filter, const RowScanner &row);
    [[nodiscard]] bool holds(const Condition &condition, const RowScanner &row);
    [[nodiscard]] bool holds(const Condition &condition, QByteArrayView text);
    [[nodiscard]] bool matches(const Condition &condition, QByteArrayView text);
    [[nodiscard]] bool matchesPattern(const Condition &condition, QByteArrayView text) const;
    void prepare(Filter &filter);

    Filter m_filter; // with the texts folded
    QHash<std::pair<QByteArray, bool>, QRegularExpression> m_patterns; // by text and case
    QByteArray m_text;
    QByteArray m_folded;
};

// Adds the rows that pass to the set, in order, as they are found. Blocks; the set can be read
// meanwhile, and counts when no problem comes back.
[[nodiscard]] base::Result<void> filterRows(const Source &source, const Filter &filter,
                                            RowSet &rows, Progress &progress);

} // namespace storedesk::table
