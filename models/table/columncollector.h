// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/columnprofile.h"
#include "table/estimator.h"
#include "table/valuecounter.h"

#include <array>
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
};

// What is known of one column, joined from all threads.
class ColumnCollector final
{
public:
    explicit ColumnCollector(qsizetype exactValues);

    // Takes what a thread has counted and leaves it empty.
    void take(ValueCounter &counted, qint64 empty);
    [[nodiscard]] ColumnProfile profile(qsizetype topValues) const;
    [[nodiscard]] QList<ValueCount> values(qsizetype most) const;

private:
    using Figures = std::array<KindFigures, 6>;
    static void judge(const ValueCount &value, QByteArrayView text, Figures &figures);
    [[nodiscard]] ColumnKind mainKind() const;

    std::mutex m_mutex; // guards what follows while threads work
    ValueCounter m_values;
    Estimator m_estimator;
    Figures m_figures;
    qint64 m_empty = 0;
    qint64 m_filled = 0;
    qint64 m_longest = 0;
    bool m_exact = true;
};

} // namespace storedesk::table
