// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purchaselines.h"

#include "base/largeallocator.h"
#include "insightdata/workranges.h"

#include <algorithm>
#include <bit>

namespace storedesk::insights {

// Finds the place of a purchase by its key.
class PurchaseLines::PlaceTable final
{
public:
    static constexpr quint32 none = std::numeric_limits<quint32>::max();

    explicit PlaceTable(const InsightData &data)
        : m_slots(std::bit_ceil(2 * data.purchases().all().size() + 1))
    {
        const auto keys = data.activities().numbers(ColumnRole::ActivityId);
        quint32 place = 0;
        for (const auto &purchase : data.purchases().all()) {
            if (const auto key = keys[purchase.row]; key != 0)
                m_slots[slotOf(key)] = {.key = key, .place = place};
            ++place;
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
    : m_products(data.lines().texts(ColumnRole::LineProduct))
    , m_names(data.lines().texts(ColumnRole::LineName))
    , m_units(data.lines().numbers(ColumnRole::LineUnits))
    , m_unitPrices(data.lines().numbers(ColumnRole::LineUnitPrice))
    , m_prices(data.lines().numbers(ColumnRole::LinePrice))
    , m_begins(data.purchases().all().size() + 1)
{
    const PlaceTable table(data);
    const auto keys = data.lines().numbers(ColumnRole::LineActivity);
    std::vector<quint32> places(keys.size());
    forEachRowRange(static_cast<quint32>(keys.size()), [&](WorkRange chunk) {
        for (auto row = chunk.begin; row < chunk.end; ++row)
            places[row] = table.placeOf(keys[row]);
    });
    groupRows(places);
    const auto ids = data.activities().numbers(ColumnRole::ActivityId);
    for (const auto &copy : data.copies()) {
        if (const auto place = table.placeOf(ids[copy.place]); place != PlaceTable::none)
            m_copies[place] = m_copies.value(place, 1) + 1;
    }
}

void PurchaseLines::groupRows(const std::vector<quint32> &places)
{
    std::size_t count = 0;
    for (const auto place : places) {
        if (place == PlaceTable::none)
            continue;
        ++m_begins[place + 1];
        ++count;
    }
    for (std::size_t place = 1; place < m_begins.size(); ++place)
        m_begins[place] += m_begins[place - 1];
    m_rows.resize(count);
    auto next = m_begins;
    for (quint32 row = 0; row < places.size(); ++row) {
        if (places[row] != PlaceTable::none)
            m_rows[next[places[row]]++] = row;
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

ProductLine PurchaseLines::lineAt(quint32 row) const
{
    const auto units = valueOf(m_units[row]);
    const auto price = m_prices[row];
    return {.product = m_products.codes[row],
            .name = m_names.codes[row],
            .units = units,
            .cents = price > columns::blank ? price : rounded(units * valueOf(m_unitPrices[row]))};
}

void PurchaseLines::read(std::size_t place, std::vector<ProductLine> &lines) const
{
    lines.clear();
    for (auto at = m_begins[place]; at < m_begins[place + 1]; ++at)
        lines.push_back(lineAt(m_rows[at]));
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
