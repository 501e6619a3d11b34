// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filter.h"

#include "base/parallel.h"
#include "query/filtersearch.h"
#include "query/rowtest.h"

#include <algorithm>
#include <array>

namespace storedesk::query {

QRegularExpression patternOf(const QByteArray &text, bool exact)
{
    return QRegularExpression(QString::fromUtf8(text),
                              QRegularExpression::UseUnicodePropertiesOption
                                  | (exact ? QRegularExpression::NoPatternOption
                                           : QRegularExpression::CaseInsensitiveOption));
}

Filter resolved(Filter filter, QDate today)
{
    for (auto &condition : filter.conditions) {
        for (auto *limit : {&condition.low, &condition.high}) {
            if (*limit && (*limit)->relative)
                *limit = Limit(*(*limit)->relative, today);
        }
    }
    for (auto &group : filter.groups)
        group = resolved(std::move(group), today);
    return filter;
}

// Returns false if the filter tests all columns or changes.
static bool addTested(const Filter &filter, std::vector<int> &columns)
{
    for (const auto &condition : filter.conditions) {
        if (condition.column == Condition::anyColumn || condition.test == Condition::Test::Changed)
            return false;
        columns.push_back(condition.column);
    }
    return std::ranges::all_of(
        filter.groups, [&columns](const Filter &group) { return addTested(group, columns); });
}

std::vector<int> testedColumns(const Filter &filter)
{
    std::vector<int> columns;
    return addTested(filter, columns) ? columns : std::vector<int>();
}

namespace {

// A thread's state, which is reused for all its ranges.
struct FilterWorker
{
    RowTest test;
    std::vector<qsizetype> places = {};
    std::vector<statistics::UnreadableColumn> odd = {};

    template <typename Row>
    void look(const Row &cells, qint64 row, std::vector<qint64> &some)
    {
        if (test.accepts(cells))
            some.push_back(row);
        for (const auto &[column, text] : test.undecided())
            oddOf(odd, column).add(text, row);
    }

    static statistics::UnreadableCells &oddOf(std::vector<statistics::UnreadableColumn> &all,
                                              int column)
    {
        const auto known = std::ranges::find(all, column, &statistics::UnreadableColumn::column);
        return known != all.end() ? known->cells
                                  : all.emplace_back(statistics::UnreadableColumn{column}).cells;
    }
};

} // namespace

// Tests the rows that contain the text. A row that contains the text twice is tested once.
static void testAt(qint64 row, csv::RowScanner &scanner, FilterWorker &worker,
                   std::vector<qint64> &some)
{
    for (const auto place : worker.places) {
        if (place < scanner.end())
            // The match is in a row that has already been tested, or in the header.
            continue;
        row += scanner.skipTo(place);
        if (scanner.next())
            worker.look(scanner, row, some);
        ++row;
    }
}

static void testAll(qint64 row, csv::RowScanner &scanner, FilterWorker &worker,
                    std::vector<qint64> &some)
{
    for (; scanner.next(); ++row)
        worker.look(scanner, row, some);
}

static constexpr qint64 codesAtOnce = 4096;

// Appends the accepted rows from this one on. Adds nothing and returns false if one is undecided.
template <typename Code>
static bool addAccepted(qint64 row, const Code *codes, qint64 count, const quint8 *results,
                        std::vector<qint64> &some)
{
    std::array<qint64, codesAtOnce> accepted;
    auto *to = accepted.data();
    quint8 all = 0;
    // Branch-free, because this is the hot loop.
    for (qint64 at = 0; at < count; ++at) {
        const auto result = results[codes[at]];
        *to = row + at;
        to += result & RowTest::CodeResults::Accepted;
        all |= result;
    }
    if ((all & RowTest::CodeResults::Undecided) != 0)
        return false;
    some.insert(some.end(), accepted.data(), to);
    return true;
}

static void filterPart(const codes::CodedTable &table, const RowTest::CodeResults &one,
                       const codes::CodedTable::Part &part, FilterWorker &worker,
                       std::vector<qint64> &some)
{
    for (auto row = part.begin; row < part.end; row += codesAtOnce) {
        const auto count = std::min(codesAtOnce, part.end - row);
        bool isDecided = false;
        one.column->withCodes(row, [&](const auto *codes) {
            isDecided = addAccepted(row, codes, count, one.results.data(), some);
        });
        for (auto again = row; !isDecided && again < row + count; ++again)
            worker.look(CodedRow{table, again}, again, some);
    }
}

// Tests codes instead of cells.
static base::Result<void> filterCodes(const codes::CodedTable &table,
                                      std::vector<FilterWorker> &workers, csv::RowSet &rows,
                                      base::Progress &progress)
{
    csv::InOrder<std::vector<qint64>> found(
        [&rows](std::vector<qint64> &&some) { rows.append(some); });
    const auto one = workers.front().test.codeResults();
    return table.scan(progress, [&](const codes::CodedTable::Part &part) {
        auto &worker = workers[static_cast<std::size_t>(part.thread)];
        std::vector<qint64> some;
        if (one) {
            filterPart(table, *one, part, worker, some);
        } else {
            for (auto row = part.begin; row < part.end; ++row)
                worker.look(CodedRow{table, row}, row, some);
        }
        found.add(part.number, std::move(some));
    });
}

static base::Result<void> filterCells(const csv::TableSource &source, const Filter &filter,
                                      std::vector<FilterWorker> &workers, csv::RowSet &rows,
                                      base::Progress &progress)
{
    const auto search = searchOf(filter, source);
    csv::InOrder<std::vector<qint64>> found(
        [&rows](std::vector<qint64> &&some) { rows.append(some); });
    return csv::scan(source, progress,
                     [&](const csv::RowRange &range, csv::RowScanner &scanner, int thread) {
                         auto &worker = workers[static_cast<std::size_t>(thread)];
                         std::vector<qint64> some;
                         scanner.want(worker.test.wanted());
                         if (search) {
                             search->find(scanner.bytes(), worker.places);
                             testAt(range.firstRow, scanner, worker, some);
                         } else {
                             testAll(range.firstRow, scanner, worker, some);
                         }
                         found.add(range.number, std::move(some));
                     });
}

base::Result<std::vector<statistics::UnreadableColumn>> filterRows(const csv::TableSource &source,
                                                                   const Filter &filter,
                                                                   csv::RowSet &rows,
                                                                   base::Progress &progress)
{
    RowTest test(filter, source.formats);
    const auto columns = testedColumns(filter);
    const auto coded = codes::CodedTable::of(source, columns);
    if (coded)
        test.prepareCodes(*coded);
    std::vector<FilterWorker> workers(static_cast<std::size_t>(base::threadCount()),
                                      FilterWorker{test});
    const auto read = coded ? filterCodes(*coded, workers, rows, progress)
                            : filterCells(source, filter, workers, rows, progress);
    if (!read)
        return tl::unexpected(read.error());
    if (!coded && !progress.cancelled())
        codes::askFor(source, columns);
    std::vector<statistics::UnreadableColumn> odd;
    for (const auto &worker : workers) {
        for (const auto &[column, cells] : worker.odd)
            FilterWorker::oddOf(odd, column).add(cells);
    }
    std::ranges::sort(odd, {}, &statistics::UnreadableColumn::column);
    return odd;
}

} // namespace storedesk::query
