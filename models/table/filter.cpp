// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filter.h"

#include "table/cellvalue.h"
#include "table/parallel.h"
#include "table/rawsearch.h"
#include "table/textfold.h"

#include <algorithm>

namespace storedesk::table {

QRegularExpression patternOf(const QByteArray &text, bool matchCase)
{
    return QRegularExpression(QString::fromUtf8(text),
                              QRegularExpression::UseUnicodePropertiesOption
                                  | (matchCase ? QRegularExpression::NoPatternOption
                                               : QRegularExpression::CaseInsensitiveOption));
}

void RowTest::prepare(Filter &filter)
{
    QByteArray scratch;
    for (auto &condition : filter.conditions) {
        for (auto &text : condition.texts) {
            if (condition.test == Condition::Test::Matches)
                m_patterns.insert({text, condition.matchCase},
                                  patternOf(text, condition.matchCase));
            else if (!condition.matchCase)
                text = folded(text, scratch).toByteArray();
        }
    }
    for (auto &group : filter.groups)
        prepare(group);
}

static int cellsFor(const Filter &filter)
{
    int cells = 1;
    for (const auto &condition : filter.conditions) {
        if (condition.column == Condition::anyColumn)
            return std::numeric_limits<int>::max();
        cells = std::max({cells, condition.column + 1, condition.traceColumn + 1});
    }
    for (const auto &group : filter.groups)
        cells = std::max(cells, cellsFor(group));
    return cells;
}

RowTest::RowTest(Filter filter)
    : m_filter(std::move(filter))
{
    prepare(m_filter);
}

bool RowTest::accepts(const RowScanner &row)
{
    return accepts(m_filter, row);
}

int RowTest::wanted() const
{
    return cellsFor(m_filter);
}

bool RowTest::accepts(const Filter &filter, const RowScanner &row)
{
    // The first part that decides ends the search.
    const bool decided = filter.any;
    for (const auto &condition : filter.conditions) {
        if ((holds(condition, row) != condition.negated) == decided)
            return decided != filter.negated;
    }
    for (const auto &group : filter.groups) {
        if (accepts(group, row) == decided)
            return decided != filter.negated;
    }
    return decided == filter.negated;
}

bool RowTest::holds(const Condition &condition, const RowScanner &row)
{
    if (condition.test == Condition::Test::Changed)
        return row.text(condition.traceColumn, m_text).startsWith(Condition::changedMark);
    if (condition.column != Condition::anyColumn)
        return holds(condition, row.text(condition.column, m_text));
    for (int cell = 0; cell < row.count(); ++cell) {
        if (holds(condition, row.text(cell, m_text)))
            return true;
    }
    return false;
}

bool RowTest::holds(const Condition &condition, QByteArrayView text)
{
    const auto between = [&](auto value) {
        return value && static_cast<double>(*value) >= condition.low
            && static_cast<double>(*value) <= condition.high;
    };
    switch (condition.test) {
    case Condition::Test::Empty:
        return text.trimmed().isEmpty();
    case Condition::Test::Number:
        return between(numberOf(text));
    case Condition::Test::Moment:
        return between(momentOf(text));
    case Condition::Test::Matches:
        return matchesPattern(condition, text);
    default:
        return matches(condition, condition.matchCase ? text : folded(text, m_folded));
    }
}

bool RowTest::matches(const Condition &condition, QByteArrayView text)
{
    return std::ranges::any_of(condition.texts, [&](const QByteArray &wanted) {
        switch (condition.test) {
        case Condition::Test::Contains:
            return text.contains(wanted);
        case Condition::Test::StartsWith:
            return text.startsWith(wanted);
        case Condition::Test::EndsWith:
            return text.endsWith(wanted);
        default:
            return text == wanted;
        }
    });
}

bool RowTest::matchesPattern(const Condition &condition, QByteArrayView text) const
{
    const auto whole = QString::fromUtf8(text);
    return std::ranges::any_of(condition.texts, [&](const QByteArray &pattern) {
        const auto prepared = m_patterns.constFind({pattern, condition.matchCase});
        return prepared != m_patterns.cend() && prepared->match(whole).hasMatch();
    });
}

// The rows of the places where the text stands; a row that holds it twice is looked at once.
static void testAt(const std::vector<qsizetype> &places, qint64 row, RowScanner &scanner,
                   RowTest &test, std::vector<qint64> &some)
{
    for (const auto place : places) {
        if (place < scanner.end())
            continue; // in a row that was looked at, or in the header
        row += scanner.skipTo(place);
        if (scanner.next() && test.accepts(scanner))
            some.push_back(row);
        ++row;
    }
}

static void testAll(qint64 row, RowScanner &scanner, RowTest &test, std::vector<qint64> &some)
{
    for (; scanner.next(); ++row) {
        if (test.accepts(scanner))
            some.push_back(row);
    }
}

base::Result<void> filterRows(const Source &source, const Filter &filter, RowSet &rows,
                              Progress &progress)
{
    struct Scratch
    {
        RowTest test;
        std::vector<qsizetype> places;
    };
    std::vector<Scratch> scratches(static_cast<std::size_t>(threadCount()),
                                   Scratch{RowTest(filter), {}});
    const auto search = RawSearch::of(filter, source.dialect.quote);
    InOrder<std::vector<qint64>> found([&rows](std::vector<qint64> &&some) { rows.append(some); });
    return scan(source, progress, [&](const RowRange &range, RowScanner &scanner, int thread) {
        auto &[test, places] = scratches[static_cast<std::size_t>(thread)];
        std::vector<qint64> some;
        scanner.want(test.wanted());
        if (search && search->find(scanner.bytes(), places))
            testAt(places, range.firstRow, scanner, test, some);
        else
            testAll(range.firstRow, scanner, test, some);
        found.add(range.number, std::move(some));
    });
}

} // namespace storedesk::table
