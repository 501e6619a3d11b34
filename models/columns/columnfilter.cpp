// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "columnfilter.h"

#include "base/parallel.h"
#include "query/rowtest.h"

#include <algorithm>
#include <numeric>

namespace storedesk::columns {

using query::Condition;
using query::Filter;

// The number of strings that a thread judges at a time.
static constexpr quint32 judgedAtOnce = 16 * 1024;

namespace {

// The rows for which a filter is true and false. For all others, it is unknown.
struct JudgedRows
{
    RowBits yes;
    RowBits no;
};

// The truth of a condition for one string.
enum class TextTruth : quint8 { No, Yes, Unknown };

// Judges one cell by one condition.
class CellTest final
{
public:
    CellTest(Condition condition, const values::ColumnFormat &format)
        : m_test(filterOf(condition), {format})
        , m_negatedTest(filterOf(negated(condition)), {format})
        , m_mayBeUnknown(condition.test == Condition::Test::Number
                         || condition.test == Condition::Test::Moment
                         || condition.test == Condition::Test::IsNumber
                         || condition.test == Condition::Test::IsMoment)
    { }

    [[nodiscard]] TextTruth truthOf(QByteArrayView text)
    {
        const query::ListedCells cells{{&text, 1}};
        if (m_test.accepts(cells))
            return TextTruth::Yes;
        return m_mayBeUnknown && !m_negatedTest.accepts(cells) ? TextTruth::Unknown : TextTruth::No;
    }

private:
    [[nodiscard]] static Filter filterOf(const Condition &condition)
    {
        return {.conditions = {condition}};
    }
    [[nodiscard]] static Condition negated(Condition condition)
    {
        condition.negated = !condition.negated;
        return condition;
    }

    query::RowTest m_test;
    query::RowTest m_negatedTest;
    bool m_mayBeUnknown;
};

class ColumnFilter final
{
public:
    // All must outlive this object.
    ColumnFilter(const StoredColumns &columns, const QList<values::ColumnFormat> &formats,
                 const std::function<bool()> &isStopped)
        : m_columns(columns)
        , m_formats(formats)
        , m_isStopped(isStopped)
        , m_rows(static_cast<std::size_t>(columns.rows()))
    { }

    // Unknown parts matter only if the others are not decisive.
    [[nodiscard]] JudgedRows judged(const Filter &filter) const
    {
        const RowBits none(m_rows);
        JudgedRows all =
            filter.any ? JudgedRows{none, none.inverted()} : JudgedRows{none.inverted(), none};
        const auto combine = [&](const JudgedRows &part) {
            if (filter.any) {
                all.yes |= part.yes;
                all.no &= part.no;
            } else {
                all.yes &= part.yes;
                all.no |= part.no;
            }
        };
        for (const auto &condition : filter.conditions) {
            if (m_isStopped())
                break;
            combine(judged(condition));
        }
        for (const auto &group : filter.groups) {
            if (m_isStopped())
                break;
            combine(judged(group));
        }
        return filter.negated ? JudgedRows{all.no, all.yes} : all;
    }

private:
    [[nodiscard]] JudgedRows judged(const Condition &condition) const
    {
        if (condition.column != Condition::anyColumn)
            return judgedIn(condition.column, condition);
        auto plain = condition;
        plain.negated = false;
        RowBits yes(m_rows);
        for (int column = 0; column < m_columns.columns(); ++column)
            yes |= judgedIn(column, plain).yes;
        const auto no = yes.inverted();
        return condition.negated ? JudgedRows{no, yes} : JudgedRows{yes, no};
    }

    [[nodiscard]] JudgedRows judgedIn(int column, const Condition &condition) const
    {
        const bool exists = column < m_columns.columns();
        const auto texts = exists ? m_columns.texts(column) : TextList();
        const auto codes = exists ? m_columns.codes(column) : CodeColumn(m_rows);
        const auto truths = truthsOf(texts, cellCondition(condition), m_formats.value(column));
        JudgedRows judged{RowBits(m_rows), RowBits(m_rows)};
        for (std::size_t word = 0; word < judged.yes.words(); ++word) {
            const auto begin = word * RowBits::wordRows;
            const auto count = std::min(RowBits::wordRows, m_rows - begin);
            quint64 yes = 0;
            quint64 no = 0;
            for (std::size_t row = 0; row < count; ++row) {
                const auto truth = truths[codes[begin + row]];
                yes |= quint64(truth == TextTruth::Yes) << row;
                no |= quint64(truth == TextTruth::No) << row;
            }
            judged.yes.setWord(word, yes);
            judged.no.setWord(word, no);
        }
        return judged;
    }

    // The condition for a row that has only this cell.
    [[nodiscard]] static Condition cellCondition(Condition condition)
    {
        if (condition.column != Condition::anyColumn)
            condition.column = 0;
        condition.traceColumn = 0;
        return condition;
    }

    [[nodiscard]] static std::vector<TextTruth>
    truthsOf(const TextList &texts, const Condition &condition, const values::ColumnFormat &format)
    {
        std::vector<TextTruth> truths(texts.size());
        std::vector<CellTest> tests(static_cast<std::size_t>(base::threadCount()),
                                    CellTest(condition, format));
        const auto ranges = (texts.size() + judgedAtOnce - 1) / judgedAtOnce;
        base::forEach(ranges, base::Progress(), [&](qsizetype range, int thread) {
            auto &test = tests[static_cast<std::size_t>(thread)];
            const auto from = static_cast<quint32>(range) * judgedAtOnce;
            const auto to = std::min(texts.size(), from + judgedAtOnce);
            for (auto code = from; code < to; ++code)
                truths[code] = test.truthOf(texts.at(code));
        });
        return truths;
    }

    const StoredColumns &m_columns;
    const QList<values::ColumnFormat> &m_formats;
    const std::function<bool()> &m_isStopped;
    const std::size_t m_rows;
};

} // namespace

std::optional<RowBits> rowsThatMatch(const StoredColumns &columns, const Filter &filter,
                                     const QList<values::ColumnFormat> &formats,
                                     const std::function<bool()> &isStopped)
{
    auto judged = ColumnFilter(columns, formats, isStopped).judged(filter);
    if (isStopped())
        return std::nullopt;
    return std::move(judged.yes);
}

static void addColumns(const Filter &filter, std::vector<bool> &read)
{
    for (const auto &condition : filter.conditions) {
        if (condition.column == Condition::anyColumn)
            std::fill(read.begin(), read.end(), true);
        else if (condition.column < static_cast<int>(read.size()))
            read[static_cast<std::size_t>(condition.column)] = true;
    }
    for (const auto &group : filter.groups)
        addColumns(group, read);
}

std::vector<int> columnsIn(const Filter &filter, int count)
{
    std::vector<bool> read(static_cast<std::size_t>(count));
    addColumns(filter, read);
    std::vector<int> columns;
    for (int column = 0; column < count; ++column) {
        if (read[static_cast<std::size_t>(column)])
            columns.push_back(column);
    }
    return columns;
}

} // namespace storedesk::columns
