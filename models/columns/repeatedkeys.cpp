// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "repeatedkeys.h"

#include "base/largeallocator.h"
#include "base/parallel.h"

#include <algorithm>
#include <array>
#include <bit>

namespace storedesk::columns {

// Keys are divided by their upper bits, so that the table for one part fits into the processor's
// cache.
static constexpr std::size_t parts = 256;
static constexpr std::size_t chunkSize = 256 * 1024;

namespace {

struct PlacedKey
{
    quint64 key = 0;
    quint32 place = 0;
};

// Two rounds, each for half of the parts, because the keys of all places would need too much
// memory.
class Round final
{
public:
    Round(std::size_t count, const KeyReader &read, quint64 half)
        : m_count(count)
        , m_read(read)
        , m_half(half)
        , m_begins((count + chunkSize - 1) / chunkSize)
    { }

    void addTo(std::vector<RepeatedKey> &found)
    {
        forEachChunk([this](std::size_t chunk, std::size_t /*place*/, quint64 key) {
            ++m_begins[chunk][partOf(key)];
        });
        std::array<std::size_t, parts + 1> partBegins = {};
        std::size_t next = 0;
        for (std::size_t part = 0; part < parts; ++part) {
            partBegins[part] = next;
            for (auto &chunk : m_begins)
                next += std::exchange(chunk[part], next);
        }
        partBegins[parts] = next;
        m_keys.resize(next);
        forEachChunk([this](std::size_t chunk, std::size_t place, quint64 key) {
            m_keys[m_begins[chunk][partOf(key)]++] = {key, static_cast<quint32>(place)};
        });
        std::array<std::vector<RepeatedKey>, parts> results;
        base::forEach(parts, base::Progress(), [&](qsizetype part, int) {
            const auto number = static_cast<std::size_t>(part);
            results[number] = repeatedIn(std::span(m_keys).subspan(
                partBegins[number], partBegins[number + 1] - partBegins[number]));
        });
        for (const auto &result : results)
            found.insert(found.end(), result.begin(), result.end());
    }

private:
    [[nodiscard]] static std::size_t partOf(quint64 key) { return key << 1 >> 56; }

    template <typename Visit>
    void forEachChunk(const Visit &visit)
    {
        base::forEach(static_cast<qsizetype>(m_begins.size()), base::Progress(),
                      [&](qsizetype number, int) {
                          const auto chunk = static_cast<std::size_t>(number);
                          const auto begin = chunk * chunkSize;
                          std::vector<quint64> keys(std::min(chunkSize, m_count - begin));
                          m_read(begin, keys);
                          for (std::size_t place = 0; place < keys.size(); ++place) {
                              if (keys[place] != 0 && keys[place] >> 63 == m_half)
                                  visit(chunk, begin + place, keys[place]);
                          }
                      });
    }

    [[nodiscard]] static std::vector<RepeatedKey> repeatedIn(std::span<const PlacedKey> keys)
    {
        std::vector<RepeatedKey> repeated;
        // The number of the key + 1, or 0.
        std::vector<quint32> table(std::bit_ceil(2 * keys.size() + 1));
        const auto mask = table.size() - 1;
        for (std::size_t number = 0; number < keys.size(); ++number) {
            auto slot = static_cast<std::size_t>(keys[number].key >> 8) & mask;
            while (table[slot] != 0 && keys[table[slot] - 1].key != keys[number].key)
                slot = (slot + 1) & mask;
            if (table[slot] == 0)
                table[slot] = static_cast<quint32>(number) + 1;
            else
                repeated.push_back({keys[table[slot] - 1].place, keys[number].place});
        }
        return repeated;
    }

    std::size_t m_count;
    const KeyReader &m_read;
    quint64 m_half;
    // For each chunk, the position of the next key of each part.
    std::vector<std::array<std::size_t, parts>> m_begins;
    base::LargeVector<PlacedKey> m_keys;
};

} // namespace

std::vector<RepeatedKey> repeatedKeys(std::size_t count, const KeyReader &read)
{
    std::vector<RepeatedKey> found;
    for (const quint64 half : {0, 1})
        Round(count, read, half).addTo(found);
    std::ranges::sort(found, {}, &RepeatedKey::place);
    return found;
}

} // namespace storedesk::columns
