// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purchaselines.h"

#include "insightdata/workranges.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <numeric>

namespace storedesk::insights {

// Adds 1 to a number that several threads use, and returns the number before.
static quint32 counted(quint32 &number)
{
    return std::atomic_ref(number).fetch_add(1, std::memory_order_relaxed);
}

// Finds the place of a purchase by its key.
class PurchaseLines::PlaceTable final
{
public:
    static constexpr quint32 none = std::numeric_limits<quint32>::max();

    explicit PlaceTable(const InsightData &data)
        : m_slots(std::bit_ceil(2 * data.purchases().all().size() + 1))
    {
        const auto ids = data.activities().numbers(ColumnRole::ActivityId);
        const auto purchases = data.purchases().all();
        // The rows of purchases are far from each other, so that all threads read their ids.
        std::vector<qint64> keys(purchases.size());
        forEachRowRange(static_cast<quint32>(keys.size()), [&](const WorkRange &range) {
            for (auto place = range.begin; place < range.end; ++place)
                keys[place] = ids[purchases[place].row];
        });
        for (quint32 place = 0; place < keys.size(); ++place) {
            if (keys[place] != 0)
                m_slots[slotOf(keys[place])] = {.key = keys[place], .place = place};
        }
    }

    [[nodiscard]] quint32 placeOf(qint64 key) const
    {
        return key == 0 ? none : m_slots[slotOf(key)].place;
    }

private:
    struct Slot
    {
        qint64 key = 0;
        quint32 place = none;
    };

    // Returns the slot with the key, or a free one. Keys are hashes.
    [[nodiscard]] std::size_t slotOf(qint64 key) const
    {
        const auto mask = m_slots.size() - 1;
        auto slot = static_cast<std::size_t>(key) & mask;
        while (m_slots[slot].key != 0 && m_slots[slot].key != key)
            slot = (slot + 1) & mask;
        return slot;
    }

    base::LargeVector<Slot> m_slots;
};

PurchaseLines::PurchaseLines(const InsightData &data)
    : m_begins(data.purchases().all().size() + 1)
{
    const PlaceTable table(data);
    const auto keys = data.lines().numbers(ColumnRole::LineActivity);
    std::vector<quint32> places(keys.size());
    forEachRowRange(static_cast<quint32>(keys.size()), [&](const WorkRange &range) {
        for (auto row = range.begin; row < range.end; ++row) {
            const auto place = places[row] = table.placeOf(keys[row]);
            if (place != PlaceTable::none)
                counted(m_begins[place + 1]);
        }
    });
    std::partial_sum(m_begins.begin(), m_begins.end(), m_begins.begin());
    addLines(data, places);
    const auto ids = data.activities().numbers(ColumnRole::ActivityId);
    for (const auto &copy : data.copies()) {
        if (const auto place = table.placeOf(ids[copy.place]); place != PlaceTable::none)
            m_copies[place] = m_copies.value(place, 1) + 1;
    }
}

static qint64 valueOf(qint64 stored)
{
    return stored > columns::blank ? stored : 0;
}

// Rounds the product of two numbers, each given in hundredths, to hundredths.
static qint64 rounded(qint64 product)
{
    return product < 0 ? -((-product + 50) / 100) : (product + 50) / 100;
}

void PurchaseLines::addLines(const InsightData &data, const std::vector<quint32> &places)
{
    const auto &products = data.lines().texts(ColumnRole::LineProduct).codes;
    const auto &names = data.lines().texts(ColumnRole::LineName).codes;
    const auto units = data.lines().numbers(ColumnRole::LineUnits);
    const auto unitPrices = data.lines().numbers(ColumnRole::LineUnitPrice);
    const auto prices = data.lines().numbers(ColumnRole::LinePrice);
    m_lines.resize(m_begins.back());
    auto next = m_begins;
    forEachRowRange(static_cast<quint32>(places.size()), [&](const WorkRange &range) {
        for (auto row = range.begin; row < range.end; ++row) {
            if (places[row] == PlaceTable::none)
                continue;
            const auto own = valueOf(units[row]);
            const auto price = prices[row];
            m_lines[counted(next[places[row]])] = {
                .product = products[row],
                .name = names[row],
                .units = own,
                .cents = price > columns::blank ? price : rounded(own * valueOf(unitPrices[row]))};
        }
    });
}

void PurchaseLines::read(std::size_t place, std::vector<ProductLine> &lines) const
{
    lines.assign(m_lines.begin() + m_begins[place], m_lines.begin() + m_begins[place + 1]);
    std::ranges::sort(lines);
    if (m_copies.isEmpty() || !m_copies.contains(static_cast<quint32>(place)))
        return;
    // An export joined with activities repeats the lines once for each copy of the activity.
    const auto copies = static_cast<std::size_t>(m_copies.value(static_cast<quint32>(place)));
    const auto all = std::exchange(lines, {});
    for (auto begin = all.begin(); begin != all.end();) {
        const auto end =
            std::find_if(begin, all.end(), [&](const ProductLine &line) { return line != *begin; });
        const auto count = static_cast<std::size_t>(end - begin);
        lines.insert(lines.end(), (count + copies - 1) / copies, *begin);
        begin = end;
    }
}

} // namespace storedesk::insights
