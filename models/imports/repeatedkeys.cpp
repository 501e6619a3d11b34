// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/repeatedkeys.h"

#include "table/parallel.h"
#include "table/valuecounter.h"

#include <algorithm>
#include <bit>

namespace storedesk::imports {

quint64 hashOfKey(QByteArrayView text, int rank, QByteArray &scratch)
{
    scratch.resize(text.size() + 1);
    auto *to = scratch.data();
    for (const char byte : text)
        *to++ = byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte | 0x20) : byte;
    *to = static_cast<char>('0' + rank);
    return table::hashOf(scratch);
}

namespace {

using Pile = std::vector<KeyMark>;

// The keys of a pile come in the order of their rows: whenever one comes again, the row before was
// not the last.
std::vector<CellFault> repeatsInPile(const Pile &keys, FaultKind kind)
{
    std::vector<CellFault> repeats;
    std::vector<quint32> slots(std::bit_ceil(2 * keys.size() + 1), 0); // numbers of keys, from 1
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

// Equal keys are in the same pile, which is small enough to be gone through quickly, and by several
// threads at once.
std::vector<CellFault> repeatsIn(const std::vector<std::vector<KeyMark>> &parts, FaultKind kind)
{
    static constexpr int pileBits = 7;
    static constexpr std::size_t pileCount = std::size_t(1) << pileBits;
    std::size_t all = 0;
    for (const auto &part : parts)
        all += part.size();
    std::vector<Pile> piles(pileCount);
    for (auto &pile : piles)
        pile.reserve(all / pileCount * 9 / 8);
    for (const auto &part : parts) {
        for (const auto &key : part)
            piles[key.hash >> (64 - pileBits)].push_back(key);
    }
    std::vector<std::vector<CellFault>> found(pileCount);
    const table::Progress unwatched;
    table::forEach(pileCount, unwatched, [&](qsizetype number, int /*thread*/) {
        const auto at = static_cast<std::size_t>(number);
        found[at] = repeatsInPile(piles[at], kind);
    });
    std::vector<CellFault> repeats;
    for (const auto &pile : found)
        std::ranges::copy(pile, std::back_inserter(repeats));
    std::ranges::sort(repeats, {}, &CellFault::row);
    return repeats;
}

} // namespace storedesk::imports
