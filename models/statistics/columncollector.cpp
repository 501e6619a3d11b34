// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "columncollector.h"

#include <algorithm>

namespace storedesk::statistics {

// Compares lengths in characters, which are counted only if the text may be longer.
static qint64 longerOf(qint64 longest, QByteArrayView text)
{
    if (text.size() <= longest)
        return longest;
    const auto characters = std::ranges::count_if(
        text, [](char byte) { return (static_cast<uchar>(byte) & 0xC0) != 0x80; });
    return std::max<qint64>(longest, characters);
}

void ManyValues::add(QByteArrayView text, qint64 row)
{
    m_figures.add(text, row);
    ++m_filled;
    m_longest = longerOf(m_longest, text);
    if (m_manyAre == ManyAre::CountedLater)
        return;
    const auto hash = hashOf(m_key.of(text));
    m_estimator.add(hash);
    auto &recent = m_recent[hash % places];
    if (recent.hash == hash) {
        ++recent.count;
        return;
    }
    if (recent.count > 1)
        m_repeated.push_back(recent);
    recent = {hash, 1};
}

ColumnCollector::ColumnCollector(qsizetype exactValues, const values::ColumnFormat &format,
                                 values::TextMatching matching, ManyAre manyAre)
    : m_values(exactValues)
    , m_key(format, matching)
    , m_matching(matching)
    , m_manyAre(manyAre)
    , m_figures(format)
{ }

void ColumnCollector::take(const ManyValues &many, qint64 empty)
{
    const std::lock_guard lock(m_mutex);
    m_estimator.add(many.m_estimator);
    m_figures.add(many.m_figures);
    for (const auto &repeated : many.m_repeated)
        m_values.addKnown(repeated.hash, repeated.count);
    for (const auto &recent : many.m_recent) {
        if (recent.count > 1)
            m_values.addKnown(recent.hash, recent.count);
    }
    m_empty += empty;
    m_filled += many.m_filled;
    m_longest = std::max(m_longest, many.m_longest);
}

bool ColumnCollector::addValue(QByteArrayView text, qint64 row, qint64 count)
{
    const auto key = m_key.of(text);
    const auto hash = hashOf(key);
    m_estimator.add(hash);
    // Values that occur once are rarely among the most frequent, and looking up each one would be
    // the slowest part.
    if (!m_exact) {
        if (count > 1)
            m_values.addKnown(hash, count);
        return true;
    }
    const auto known = m_values.size();
    const auto number = m_values.add(key, hash, row, count);
    if (number < 0)
        return false;
    const auto place = static_cast<std::size_t>(number);
    if (number == known)
        m_shown.emplace_back();
    // This is a new value, or its row comes before the one that other threads found.
    if (m_values.values()[place].firstRow == row)
        m_shown[place] = text == key ? QByteArray() : text.toByteArray();
    return true;
}

void ColumnCollector::take(ValueCounter &counted, qint64 empty)
{
    ColumnStatistics figures(m_figures.format());
    qint64 filled = 0;
    qint64 longest = 0;
    for (const auto &value : counted.values()) {
        figures.add(counted.textOf(value), value.firstRow, value.count);
        filled += value.count;
        longest = longerOf(longest, counted.textOf(value));
    }
    const std::lock_guard lock(m_mutex);
    for (const auto &value : counted.values()) {
        if (!addValue(counted.textOf(value), value.firstRow, value.count))
            m_exact = false;
    }
    m_figures.add(figures);
    m_empty += empty;
    m_filled += filled;
    m_longest = std::max(m_longest, longest);
    counted.clear();
}

ColumnProfile ColumnCollector::profile(qsizetype topValues) const
{
    const auto &total = m_figures.total();
    const auto odd = m_exact ? oddValues() : m_figures.odd();
    return {.filled = m_filled,
            .empty = m_empty,
            .kind = m_filled == 0 ? values::ColumnKind::Empty : m_figures.format().kind,
            .distinct = m_exact ? m_values.size() : m_estimator.estimate(),
            .exact = m_exact,
            .top = values(topValues),
            .low = total.low,
            .high = total.high,
            .sum = total.sum,
            .mean = total.mean(),
            .longest = m_longest,
            .odd = m_figures.odd().count,
            .oddExamples = odd.examples};
}

QByteArray ColumnCollector::shownOf(std::size_t number) const
{
    const auto &shown = m_shown[number];
    return shown.isNull() ? m_values.textOf(m_values.values()[number]).toByteArray() : shown;
}

// Every value is counted, so the result covers all cells.
UnreadableCells ColumnCollector::oddValues() const
{
    UnreadableCells odd;
    if (m_figures.odd().count == 0)
        return odd;
    for (std::size_t number = 0; number < m_shown.size(); ++number) {
        const auto &value = m_values.values()[number];
        ColumnStatistics one(m_figures.format());
        one.add(shownOf(number), value.firstRow, value.count);
        odd.add(one.odd());
    }
    return odd;
}

QList<ValueCount> ColumnCollector::values(qsizetype most) const
{
    const auto &all = m_values.values();
    std::vector<std::size_t> order(all.size());
    for (std::size_t number = 0; number < order.size(); ++number)
        order[number] = number;
    const auto end =
        order.begin() + std::min<qsizetype>(most, static_cast<qsizetype>(order.size()));
    std::partial_sort(order.begin(), end, order.end(), [&all](std::size_t one, std::size_t two) {
        return all[one].count != all[two].count ? all[one].count > all[two].count
                                                : all[one].firstRow < all[two].firstRow;
    });
    QList<ValueCount> result;
    for (auto number = order.begin(); number != end; ++number)
        result.append({shownOf(*number), all[*number].count, all[*number].firstRow});
    return result;
}

} // namespace storedesk::statistics
