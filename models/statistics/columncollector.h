// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "statistics/columnstatistics.h"
#include "statistics/estimator.h"
#include "statistics/valuecounter.h"
#include "values/valuekey.h"

#include <array>
#include <atomic>
#include <mutex>

namespace storedesk::statistics {

// Whether a column with too many distinct values is estimated, or counted later by the caller.
enum class ManyAre : char { Estimated, CountedLater };

// The results of one thread for a column with too many values to count individually. Stores no
// strings, only the data needed for the statistics.
class ManyValues final
{
public:
    ManyValues(const values::ColumnFormat &format, values::TextMatching matching, ManyAre manyAre)
        : m_manyAre(manyAre)
        , m_figures(format)
        , m_key(format, matching)
    { }

    void add(QByteArrayView text, qint64 row);
    // Returns whether the results should be passed to the collector now.
    [[nodiscard]] bool full() const { return m_repeated.size() > 50'000; }

    struct Repeated
    {
        quint64 hash = 0;
        qint64 count = 0;
    };

private:
    friend class ColumnCollector;
    static constexpr std::size_t places = 1'024;

    ManyAre m_manyAre;
    Estimator m_estimator;
    ColumnStatistics m_figures;
    values::ValueKey m_key;
    // Recently seen values, by hash.
    std::array<Repeated, places> m_recent = {};
    // Values that occurred more than once before they were evicted from m_recent.
    std::vector<Repeated> m_repeated;
    qint64 m_filled = 0;
    qint64 m_longest = 0;
};

// The combined results from all threads for one column.
class ColumnCollector final
{
public:
    ColumnCollector(qsizetype exactValues, const values::ColumnFormat &format,
                    values::TextMatching matching, ManyAre manyAre);

    // Adds a thread's counts and clears them.
    void take(ValueCounter &counted, qint64 empty);
    void take(const ManyValues &many, qint64 empty);
    [[nodiscard]] ManyValues manyValues() const
    {
        return {m_figures.format(), m_matching, m_manyAre};
    }
    // Returns whether every value is still counted. Once false, it stays false.
    [[nodiscard]] bool exact() const { return m_exact; }
    [[nodiscard]] ColumnProfile profile(qsizetype topValues) const;
    [[nodiscard]] QList<ValueCount> values(qsizetype most) const;

private:
    [[nodiscard]] UnreadableCells oddValues() const;
    [[nodiscard]] QByteArray shownOf(std::size_t number) const;
    // Returns false if there is no room for the value.
    bool addValue(QByteArrayView text, qint64 row, qint64 count);

    // Guards all members below while threads are running.
    std::mutex m_mutex;
    // Values by comparison key.
    ValueCounter m_values;
    // Texts as written in their first row. Null if the text equals the key.
    std::vector<QByteArray> m_shown;
    values::ValueKey m_key;
    values::TextMatching m_matching;
    ManyAre m_manyAre;
    Estimator m_estimator;
    ColumnStatistics m_figures;
    qint64 m_empty = 0;
    qint64 m_filled = 0;
    qint64 m_longest = 0;
    // May be read without holding the lock.
    std::atomic<bool> m_exact = true;
};

} // namespace storedesk::statistics
