// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rowtest.h"

#include "base/parallel.h"
#include "query/filtersearch.h"
#include "statistics/columnstatistics.h"
#include "values/cellvalue.h"
#include "values/textfold.h"
#include "values/typedvalue.h"

#include <algorithm>
#include <string_view>

namespace storedesk::query {

using Test = Condition::Test;

static constexpr double unlimited = std::numeric_limits<double>::infinity();

RowTest::RowTest(const Filter &filter, const QList<values::ColumnFormat> &formats)
    : m_formats(formats)
    , m_filter(prepared(filter))
{ }

RowTest::ReadyFilter RowTest::prepared(const Filter &filter)
{
    ReadyFilter ready{.any = filter.any, .negated = filter.negated};
    for (const auto &condition : filter.conditions)
        ready.conditions.push_back(prepared(condition));
    for (const auto &group : filter.groups)
        ready.groups.push_back(prepared(group));
    return ready;
}

// Returns whether a double represents the limit unambiguously.
static bool isQuick(const std::optional<Limit> &limit)
{
    return !limit || values::Decimal::of(limit->value.toDouble()) == limit->value;
}

RowTest::Ready RowTest::prepared(const Condition &condition)
{
    Ready ready{.condition = condition, .format = m_formats.value(condition.column)};
    m_wanted = condition.column == Condition::anyColumn
        ? std::numeric_limits<int>::max()
        : std::max({m_wanted, condition.column + 1, condition.traceColumn + 1});
    ready.low = condition.low ? condition.low->value.toDouble() : -unlimited;
    ready.high = condition.high ? condition.high->value.toDouble() : unlimited;
    ready.quick = !ready.format.wide && isQuick(condition.low) && isQuick(condition.high);
    if (condition.test == Test::Matches) {
        for (const auto &text : condition.texts)
            ready.patterns.push_back(patternOf(text, condition.exact));
        return ready;
    }
    if (condition.exact)
        return ready;
    QByteArray scratch;
    for (auto &text : ready.condition.texts) {
        const auto typed = QString::fromUtf8(text);
        if (condition.test == Test::Equals && ready.format.kind == values::ColumnKind::Number) {
            if (const auto number = values::typedNumber(typed, ready.format))
                ready.values.push_back(*number);
        } else if (condition.test == Test::Equals
                   && ready.format.kind == values::ColumnKind::Moment) {
            if (const auto moment = values::typedMoment(typed, ready.format))
                ready.values.emplace_back(*moment);
        }
        text = values::folded(text, scratch).toByteArray();
    }
    return ready;
}

template <typename Row>
bool RowTest::passes(const Row &row)
{
    m_unread.clear();
    const bool single = m_filter.conditions.size() == 1 && m_filter.groups.empty();
    const auto truth = single && !m_filter.negated ? judged(m_filter.conditions.front(), row)
                                                   : judged(m_filter, row);
    if (truth != Truth::Unknown)
        m_unread.clear();
    return truth == Truth::Yes;
}

// The result is unknown if the result of a part is unknown, unless the other parts are decisive.
template <typename Row>
RowTest::Truth RowTest::judged(const ReadyFilter &filter, const Row &row)
{
    const auto decisive = filter.any ? Truth::Yes : Truth::No;
    auto truth = filter.any ? Truth::No : Truth::Yes;
    for (const auto &condition : filter.conditions) {
        const auto one = judged(condition, row);
        if (one == decisive)
            return directed(one, filter.negated);
        truth = one == Truth::Unknown ? one : truth;
    }
    for (const auto &group : filter.groups) {
        const auto one = judged(group, row);
        if (one == decisive)
            return directed(one, filter.negated);
        truth = one == Truth::Unknown ? one : truth;
    }
    return directed(truth, filter.negated);
}

template <typename Row>
RowTest::Truth RowTest::judged(const Ready &ready, const Row &row)
{
    const int column = ready.condition.column;
    auto truth = Truth::No;
    if (ready.condition.test == Test::Changed) {
        const auto trace = row.text(ready.condition.traceColumn, m_text);
        truth = trace.startsWith(Condition::changedMark) ? Truth::Yes : Truth::No;
    } else if (column != Condition::anyColumn) {
        truth = judged(ready, row.text(column, m_text), ready.format);
        if (truth == Truth::Unknown && !values::isBlank(row.text(column, m_text)))
            m_unread.push_back({column, row.text(column, m_text).toByteArray()});
    } else {
        for (int cell = 0; truth != Truth::Yes && cell < row.count(); ++cell)
            truth = judged(ready, row.text(cell, m_text), m_formats.value(cell));
        truth = truth == Truth::Yes ? truth : Truth::No;
    }
    return directed(truth, ready.condition.negated);
}

RowTest::Truth RowTest::judged(const Ready &ready, const CodedRow &row)
{
    const auto code = ready.coded->codeOf(row.row);
    const auto truth = (*ready.codes)[code];
    if (truth == Truth::Unknown) {
        if (const auto text = ready.coded->text(code); !values::isBlank(text))
            m_unread.push_back({ready.condition.column, text.toByteArray()});
    }
    return truth;
}

RowTest::Truth RowTest::directed(Truth truth, bool negated)
{
    if (truth == Truth::Unknown || !negated)
        return truth;
    return truth == Truth::Yes ? Truth::No : Truth::Yes;
}

void RowTest::prepareCodes(const codes::CodedTable &table)
{
    prepareCodes(m_filter, table);
}

void RowTest::prepareCodes(ReadyFilter &filter, const codes::CodedTable &table)
{
    for (auto &condition : filter.conditions)
        prepareCodes(condition, table.column(condition.condition.column));
    for (auto &group : filter.groups)
        prepareCodes(group, table);
}

void RowTest::prepareCodes(Ready &ready, const codes::CodedColumn &column)
{
    static constexpr quint32 codesAtOnce = 16 * 1024;
    auto codes = std::make_shared<std::vector<Truth>>(column.texts());
    std::vector<RowTest> tests(static_cast<std::size_t>(base::threadCount()), *this);
    // Texts in a dictionary are not in quotes.
    auto condition = ready.condition;
    condition.negated = false;
    const auto search = searchOf(Filter{.conditions = {condition}},
                                 {.dialect = {.quote = 0}, .formats = m_formats});
    base::forEach((column.texts() + codesAtOnce - 1) / codesAtOnce, base::Progress(),
                  [&](qsizetype number, int thread) {
                      auto &test = tests[static_cast<std::size_t>(thread)];
                      const auto begin = static_cast<quint32>(number) * codesAtOnce;
                      const auto end = std::min(begin + codesAtOnce, column.texts());
                      if (search)
                          test.judgeFound(*search, ready, column, begin, end, *codes);
                      else
                          test.judgeCodes(ready, column, begin, end, *codes);
                  });
    ready.codes = std::move(codes);
    ready.coded = &column;
}

void RowTest::judgeCodes(const Ready &ready, const codes::CodedColumn &column, quint32 begin,
                         quint32 end, std::vector<Truth> &truths)
{
    for (auto code = begin; code < end; ++code) {
        const auto truth = judged(ready, column.text(code), ready.format);
        truths[code] = directed(truth, ready.condition.negated);
    }
}

// The texts of a dictionary are stored one after the other, so that those in which the text occurs
// are found at once.
void RowTest::judgeFound(const bytesearch::RawSearch &search, const Ready &ready,
                         const codes::CodedColumn &column, quint32 begin, quint32 end,
                         std::vector<Truth> &truths)
{
    const auto first = truths.begin();
    std::fill(first + begin, first + end, directed(Truth::No, ready.condition.negated));
    const auto *const bytes = column.text(begin).data();
    const auto last = column.text(end - 1);
    search.find(QByteArrayView(bytes, last.data() + last.size()), m_places);
    auto code = begin;
    for (const auto place : m_places) {
        const auto *const at = bytes + place;
        while (code < end && column.text(code).data() + column.text(code).size() <= at)
            ++code;
        if (code == end)
            return;
        // The text may have been tested because of an earlier place.
        if (column.text(code).data() <= at) {
            judgeCodes(ready, column, code, code + 1, truths);
            ++code;
        }
    }
}

std::optional<RowTest::CodeResults> RowTest::codeResults() const
{
    if (m_filter.conditions.size() != 1 || !m_filter.groups.empty() || m_filter.negated)
        return std::nullopt;
    const auto &ready = m_filter.conditions.front();
    CodeResults results{.column = ready.coded};
    results.results.reserve(ready.codes->size());
    for (quint32 code = 0; code < ready.codes->size(); ++code) {
        const auto truth = (*ready.codes)[code];
        const bool isOdd = truth == Truth::Unknown && !values::isBlank(ready.coded->text(code));
        results.results.push_back(truth == Truth::Yes ? CodeResults::Accepted
                                      : isOdd         ? CodeResults::Undecided
                                                      : CodeResults::Rejected);
    }
    return results;
}

RowTest::Truth RowTest::judged(const Ready &ready, QByteArrayView text,
                               const values::ColumnFormat &format)
{
    const auto truthOf = [](bool holds) {
        return holds ? Truth::Yes : Truth::No;
    };
    switch (ready.condition.test) {
    case Test::Empty:
        return truthOf(values::isBlank(text));
    case Test::Number:
    case Test::Moment:
        return measured(ready, text, format);
    case Test::IsNumber:
        return values::isBlank(text) ? Truth::Unknown
                                     : truthOf(values::numberOf(text, format).has_value());
    case Test::IsMoment:
        return values::isBlank(text) ? Truth::Unknown : truthOf(momentOf(text, format).has_value());
    case Test::Matches:
        return truthOf(matchesPattern(ready, text));
    default:
        return truthOf(matches(ready, text, format));
    }
}

RowTest::Truth RowTest::measured(const Ready &ready, QByteArrayView text,
                                 const values::ColumnFormat &format) const
{
    const auto &[low, high] = std::tie(ready.condition.low, ready.condition.high);
    const auto between = [&](const auto &value, const auto &least, const auto &most) {
        const bool within = (!low || value > least || (!low->open && value == least))
            && (!high || value < most || (!high->open && value == most));
        return within ? Truth::Yes : Truth::No;
    };
    if (ready.condition.test == Test::Moment) {
        const auto moment = momentOf(text, format);
        return moment ? between(static_cast<double>(*moment), ready.low, ready.high)
                      : Truth::Unknown;
    }
    if (ready.quick && !format.wide) {
        const auto number = values::numberOf(text, format);
        return number ? between(*number, ready.low, ready.high) : Truth::Unknown;
    }
    const auto number = values::decimalOf(text, format);
    return number ? between(*number, low.value_or(Limit()).value, high.value_or(Limit()).value)
                  : Truth::Unknown;
}

// Qt prepares a table for each search, which takes longer than searching a short cell directly.
static bool contains(QByteArrayView text, QByteArrayView wanted)
{
    const auto viewOf = [](QByteArrayView bytes) {
        return std::string_view(bytes.data(), static_cast<std::size_t>(bytes.size()));
    };
    return viewOf(text).find(viewOf(wanted)) != std::string_view::npos;
}

bool RowTest::matches(const Ready &ready, QByteArrayView text, const values::ColumnFormat &format)
{
    const auto &condition = ready.condition;
    const auto plain = condition.exact ? text : values::folded(text, m_folded);
    const bool same = std::ranges::any_of(condition.texts, [&](const QByteArray &wanted) {
        switch (condition.test) {
        case Test::Contains:
            return contains(plain, wanted);
        case Test::StartsWith:
            return plain.startsWith(wanted);
        case Test::EndsWith:
            return plain.endsWith(wanted);
        default:
            return plain == wanted;
        }
    });
    if (same || ready.values.empty())
        return same;
    const auto value = statistics::measureOf(text, format);
    return value && std::ranges::find(ready.values, *value) != ready.values.end();
}

// Matches with and without accents, so that both ^josé and ^jose find José.
bool RowTest::matchesPattern(const Ready &ready, QByteArrayView text)
{
    const auto whole = QString::fromUtf8(text);
    const bool accented = !ready.condition.exact
        && std::ranges::any_of(text, [](char byte) { return (byte & 0x80) != 0; });
    const auto plain = accented ? QString::fromUtf8(values::folded(text, m_folded)) : QString();
    return std::ranges::any_of(ready.patterns, [&](const QRegularExpression &pattern) {
        return pattern.match(whole).hasMatch() || (accented && pattern.match(plain).hasMatch());
    });
}

template bool RowTest::passes(const csv::RowScanner &row);
template bool RowTest::passes(const ListedCells &row);
template bool RowTest::passes(const CodedRow &row);

} // namespace storedesk::query
