// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importcheck/repeatedkeys.h"

#include "base/parallel.h"
#include "statistics/valuecounter.h"

#include <algorithm>
#include <bit>

namespace storedesk::importcheck {

quint64 hashOfKey(QByteArrayView text, int rank, QByteArray &scratch)
{
    scratch.resize(text.size() + 1);
    auto *to = scratch.data();
    for (const char byte : text)
        *to++ = byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte | 0x20) : byte;
    *to = static_cast<char>('0' + rank);
    return statistics::hashOf(scratch);
}

namespace {

using Pile = std::vector<KeyMark>;

// Expects keys sorted by row. If a key occurs again, the row of its previous occurrence counts as
// the duplicate.
std::vector<CellFault> repeatsInPile(const Pile &keys, FaultKind kind)
{
    std::vector<CellFault> repeats;
    // Key indexes plus 1. 0 marks a free slot.
    std::vector<quint32> slots(std::bit_ceil(2 * keys.size() + 1), 0);
    const auto mask = slots.size() - 1;
    for (std::size_t at = 0; at < keys.size(); ++at) {
        auto slot = keys[at].hash & mask;
        while (slots[slot] != 0 && keys[slots[slot] - 1].hash != keys[at].hash)
            slot = (slot + 1) & mask;
        if (slots[slot] != 0) {
            const auto &before = keys[slots[slot] - 1];
            repeats.push_back({.row = before.row, .column = before.column, .kind = kind});
        }
        slots[slot] = static_cast<quint32>(at) + 1;
    }
    return repeats;
}

} // namespace

// Distributes the keys among piles that are small enough to be processed quickly. Equal keys are
// always in the same pile. Several threads fill and process the piles.
std::vector<CellFault> repeatsIn(const std::vector<std::vector<KeyMark>> &parts, FaultKind kind)
{
    static constexpr int groupBits = 2;
    static constexpr int pileBits = 5;
    static constexpr std::size_t groupCount = std::size_t(1) << groupBits;
    static constexpr std::size_t pileCount = std::size_t(1) << pileBits;
    std::size_t all = 0;
    for (const auto &part : parts)
        all += part.size();
    std::vector<std::vector<CellFault>> found(groupCount);
    const base::Progress unwatched;
    base::forEach(groupCount, unwatched, [&](qsizetype number, int /*thread*/) {
        const auto group = static_cast<std::size_t>(number);
        std::vector<Pile> piles(pileCount);
        for (auto &pile : piles)
            pile.reserve(all / groupCount / pileCount * 9 / 8);
        for (const auto &part : parts) {
            for (const auto &key : part) {
                const auto place = key.hash >> (64 - groupBits - pileBits);
                if (place >> pileBits == group)
                    piles[place & (pileCount - 1)].push_back(key);
            }
        }
        for (const auto &pile : piles)
            std::ranges::copy(repeatsInPile(pile, kind), std::back_inserter(found[group]));
    });
    std::vector<CellFault> repeats;
    for (const auto &some : found)
        std::ranges::copy(some, std::back_inserter(repeats));
    std::ranges::sort(repeats, {}, &CellFault::row);
    return repeats;
}

} // namespace storedesk::importcheck
