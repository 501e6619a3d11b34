// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/columnfigures.h"
#include "table/estimator.h"
#include "table/valuecounter.h"
#include "table/valuekey.h"

#include <array>
#include <atomic>
#include <mutex>

namespace storedesk::table {

// Whether the values of a column that has too many of them are estimated, or left to somebody who
// counts them afterwards.
enum class ManyAre : char { Estimated, CountedLater };

// What one thread finds in a column that has too many values to count each: no text is kept, only
// what is needed for the figures.
class ManyValues final
{
public:
    ManyValues(const ColumnFormat &format, Matching matching, ManyAre manyAre)
        : m_manyAre(manyAre)
        , m_figures(format)
        , m_key(format, matching)
    { }

    void add(QByteArrayView text, qint64 row);
    // Time to hand over what was found.
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
    ColumnFigures m_figures;
    ValueKey m_key;
    std::array<Repeated, places> m_recent = {}; // values seen lately, by their hash
    std::vector<Repeated> m_repeated; // those that came more than once before they were pushed out
    qint64 m_filled = 0;
    qint64 m_longest = 0;
};

// What is known of one column, joined from all threads.
class ColumnCollector final
{
public:
    ColumnCollector(qsizetype exactValues, const ColumnFormat &format, Matching matching,
                    ManyAre manyAre);

    // Takes what a thread has counted and leaves it empty.
    void take(ValueCounter &counted, qint64 empty);
    void take(const ManyValues &many, qint64 empty);
    [[nodiscard]] ManyValues manyValues() const
    {
        return {m_figures.format(), m_matching, m_manyAre};
    }
    // Every value is still counted. Once false it stays so.
    [[nodiscard]] bool exact() const { return m_exact; }
    [[nodiscard]] ColumnProfile profile(qsizetype topValues) const;
    [[nodiscard]] QList<ValueCount> values(qsizetype most) const;

private:
    [[nodiscard]] UnreadableCells oddValues() const;
    [[nodiscard]] QByteArray shownOf(std::size_t number) const;
    bool addValue(QByteArrayView text, qint64 row, qint64 count); // false: no room

    std::mutex m_mutex; // guards what follows while threads work
    ValueCounter m_values; // by their keys
    std::vector<QByteArray> m_shown; // as written in their first row; null: like the key
    ValueKey m_key;
    Matching m_matching;
    ManyAre m_manyAre;
    Estimator m_estimator;
    ColumnFigures m_figures;
    qint64 m_empty = 0;
    qint64 m_filled = 0;
    qint64 m_longest = 0;
    std::atomic<bool> m_exact = true; // read without the lock
};

} // namespace storedesk::table
