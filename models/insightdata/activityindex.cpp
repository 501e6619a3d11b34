// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "activityindex.h"

#include "insightdata/insightdata.h"
#include "insightdata/workranges.h"

#include <algorithm>
#include <numeric>

namespace storedesk::insights {

ActivityIndex::ActivityIndex(const InsightData &data)
    : m_types(data.types().size())
    , m_purchaseType(data.typeCode(QLatin1StringView("purchase")))
{
    auto chunks = chunksOf(data);
    const bool sorted = areSorted(chunks);
    auto rows = rowsByType(data, chunks);
    // The types with most rows come first, so that all threads end at about the same time.
    std::vector<std::size_t> order(m_types.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::ranges::sort(order, std::ranges::greater(),
                      [&](std::size_t type) { return rows[type].size(); });
    const auto group = [&](qsizetype place, int) {
        const auto type = order[static_cast<std::size_t>(place)];
        PersonRows grouped(data, rows[type], sorted);
        rows[type] = {};
        if (type == m_purchaseType)
            m_purchases = PurchaseList(data, std::move(grouped));
        else
            m_types[type] = std::move(grouped);
    };
    base::forEach(static_cast<qsizetype>(order.size()), base::Progress(), group,
                  threadsFor(data.rows()));
}

const PersonRows &ActivityIndex::ofType(quint32 type) const
{
    static const PersonRows none;
    if (type == m_purchaseType)
        return m_purchases.rows();
    return type < m_types.size() ? m_types[type] : none;
}

// Counts the rows of each chunk, and checks whether they are sorted by time.
std::vector<ActivityIndex::Chunk> ActivityIndex::chunksOf(const InsightData &data)
{
    std::vector<Chunk> chunks(rowRangeCount(data.rows()));
    forEachRowRange(data.rows(), [&](WorkRange range) {
        Chunk chunk{.types = std::vector<quint32>(data.types().size())};
        for (auto row = range.begin; row < range.end; ++row) {
            const auto state = data.stateOf(row);
            ++chunk.states[static_cast<std::size_t>(state)];
            if (state != ActivityState::Valid)
                continue;
            const auto time = data.timeOf(row);
            if (!std::exchange(chunk.anyValid, true))
                chunk.first = chunk.last = time;
            chunk.sorted = chunk.sorted && time >= chunk.last;
            chunk.last = time;
            if (data.isOtherCurrency(row))
                ++chunk.otherCurrency;
            else
                ++chunk.types[data.typeOf(row)];
        }
        chunks[range.number] = std::move(chunk);
    });
    for (const auto &chunk : chunks) {
        for (std::size_t state = 0; state < m_states.size(); ++state)
            m_states[state] += chunk.states[state];
        m_otherCurrency += chunk.otherCurrency;
    }
    return chunks;
}

bool ActivityIndex::areSorted(const std::vector<Chunk> &chunks)
{
    auto latest = std::numeric_limits<qint64>::min();
    for (const auto &chunk : chunks) {
        if (!chunk.anyValid)
            continue;
        if (!chunk.sorted || chunk.first < latest)
            return false;
        latest = chunk.last;
    }
    return true;
}

// Returns the rows of each type in the order of the files.
std::vector<std::vector<quint32>> ActivityIndex::rowsByType(const InsightData &data,
                                                            std::vector<Chunk> &chunks)
{
    std::vector<std::vector<quint32>> rows(data.types().size());
    for (std::size_t type = 0; type < rows.size(); ++type) {
        quint32 next = 0;
        for (auto &chunk : chunks)
            next += std::exchange(chunk.types[type], next);
        rows[type].resize(next);
    }
    forEachRowRange(data.rows(), [&](WorkRange range) {
        auto &next = chunks[range.number].types;
        for (auto row = range.begin; row < range.end; ++row) {
            if (data.stateOf(row) != ActivityState::Valid || data.isOtherCurrency(row))
                continue;
            const auto type = data.typeOf(row);
            rows[type][next[type]++] = row;
        }
    });
    return rows;
}

} // namespace storedesk::insights
