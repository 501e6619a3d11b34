// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/parallel.h"

#include <algorithm>
#include <array>
#include <vector>

namespace storedesk::insights {

// Consecutive people or rows, which one thread processes.
struct WorkRange
{
    std::size_t number = 0;
    // The number of the thread.
    std::size_t thread = 0;
    quint32 begin = 0;
    quint32 end = 0;
};

// Small data is divided, too, so that small tests notice mistakes in joining the results.
inline constexpr std::size_t peopleRanges = 16;

// One result for each range of people.
template <typename Value>
using PerRange = std::array<Value, peopleRanges>;

// Returns one result for each thread, which have to be added up.
template <typename Value>
[[nodiscard]] std::vector<Value> perThread(const Value &initial = {})
{
    return std::vector<Value>(static_cast<std::size_t>(base::threadCount()), initial);
}

// Returns the number of threads for some work, where 0 stands for all cores. Starting threads takes
// longer than little work.
[[nodiscard]] constexpr int threadsFor(std::size_t values)
{
    return values < 20'000 ? 1 : 0;
}

// Visits all ranges of people on all cores. A visit must only change results of its range or its
// thread.
template <typename Visit>
void forEachPeopleRange(quint32 people, const Visit &visit)
{
    const auto beginOf = [people](std::size_t number) {
        return static_cast<quint32>(quint64(people) * number / peopleRanges);
    };
    const int threads = threadsFor(people);
    const auto work = [&](qsizetype index, int thread) {
        const auto number = static_cast<std::size_t>(index);
        // A single thread uses the results of all threads, so that small tests join them.
        visit(WorkRange{.number = number,
                        .thread = threads == 1 ? number % std::size_t(base::threadCount())
                                               : static_cast<std::size_t>(thread),
                        .begin = beginOf(number),
                        .end = beginOf(number + 1)});
    };
    base::forEach(static_cast<qsizetype>(peopleRanges), base::Progress(), work, threads);
}

// The number of rows in a range of rows.
inline constexpr quint32 rowsInRange = 128 * 1024;

[[nodiscard]] constexpr std::size_t rowRangeCount(quint32 rows)
{
    return (rows + rowsInRange - 1) / rowsInRange;
}

// Visits all ranges of rows on all cores, with the same limits.
template <typename Visit>
void forEachRowRange(quint32 rows, const Visit &visit)
{
    const auto work = [&](qsizetype number, int thread) {
        const auto begin = static_cast<quint32>(number) * rowsInRange;
        visit(WorkRange{.number = static_cast<std::size_t>(number),
                        .thread = static_cast<std::size_t>(thread),
                        .begin = begin,
                        .end = begin + std::min(rowsInRange, rows - begin)});
    };
    base::forEach(static_cast<qsizetype>(rowRangeCount(rows)), base::Progress(), work);
}

// Joins the lists of all ranges in their order, and releases them.
template <typename Lists>
[[nodiscard]] auto joined(Lists &lists)
{
    std::size_t count = 0;
    for (const auto &list : lists)
        count += list.size();
    typename Lists::value_type all;
    all.reserve(count);
    for (auto &list : lists) {
        all.insert(all.end(), list.begin(), list.end());
        list = {};
    }
    return all;
}

} // namespace storedesk::insights
