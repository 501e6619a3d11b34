// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/columnprofile.h"
#include "table/estimator.h"
#include "table/valuecounter.h"

#include <array>
#include <atomic>
#include <mutex>

namespace storedesk::table {

// Figures of the cells of one kind.
struct KindFigures
{
    qint64 count = 0;
    double sum = 0;
    double low = 0;
    double high = 0;
    QList<ValueCount> examples = {};

    void add(double value, qint64 times);
    void add(const KindFigures &other);
    void addExample(const ValueCount &example);
    // Whether an example of that row would be kept.
    [[nodiscard]] bool wants(qint64 row) const;
};

// What one thread finds in a column that has too many values to count each: no text is kept, only
// what is needed for the figures.
class ManyValues final
{
public:
    void add(QByteArrayView text, quint64 hash, qint64 row);
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

    Estimator m_estimator;
    std::array<KindFigures, 6> m_figures;
    std::array<Repeated, places> m_recent = {}; // values seen lately, by their hash
    std::vector<Repeated> m_repeated; // those that came more than once before they were pushed out
    qint64 m_filled = 0;
    qint64 m_longest = 0;
};

// What is known of one column, joined from all threads.
class ColumnCollector final
{
public:
    explicit ColumnCollector(qsizetype exactValues);

    // Takes what a thread has counted and leaves it empty.
    void take(ValueCounter &counted, qint64 empty);
    void take(const ManyValues &many, qint64 empty);
    // Every value is still counted. Once false it stays so.
    [[nodiscard]] bool exact() const { return m_exact; }
    [[nodiscard]] ColumnProfile profile(qsizetype topValues) const;
    [[nodiscard]] QList<ValueCount> values(qsizetype most) const;

private:
    using Figures = std::array<KindFigures, 6>;
    [[nodiscard]] ColumnKind mainKind() const;

    std::mutex m_mutex; // guards what follows while threads work
    ValueCounter m_values;
    Estimator m_estimator;
    Figures m_figures;
    qint64 m_empty = 0;
    qint64 m_filled = 0;
    qint64 m_longest = 0;
    std::atomic<bool> m_exact = true; // read without the lock
};

} // namespace storedesk::table
