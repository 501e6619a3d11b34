// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "textpool.h"

#include "statistics/valuecounter.h"

#include <algorithm>
#include <array>

namespace storedesk::columns {

using statistics::hashOf;

// The number of strings for which memory is prefetched at a time.
static constexpr std::size_t batch = 64;
// Smaller dictionaries fit into the processor's cache.
static constexpr std::size_t fewTexts = 4'096;

TextPool::TextPool()
    : m_table(64)
{
    codeOf({}, hashOf({}));
}

// Copies a short text without calling a function. Some bytes are copied twice to avoid a loop.
static inline void copyShort(const char *from, qsizetype size, char *into)
{
    const auto copyEnds = [&](auto part) {
        constexpr auto width = static_cast<qsizetype>(sizeof part);
        auto other = part;
        std::memcpy(&part, from, sizeof part);
        std::memcpy(&other, from + size - width, sizeof other);
        std::memcpy(into, &part, sizeof part);
        std::memcpy(into + size - width, &other, sizeof other);
    };
    if (size >= 16)
        copyEnds(std::array<quint64, 2>());
    else if (size >= 8)
        copyEnds(quint64());
    else if (size >= 4)
        copyEnds(quint32());
    else if (size >= 2)
        copyEnds(quint16());
    else if (size == 1)
        *into = *from;
}

void TextPool::Slot::setLong(qsizetype begin, qsizetype length, quint64 hash)
{
    size = isLong;
    std::memcpy(text, &begin, sizeof begin);
    std::memcpy(text + 8, &length, sizeof length);
    std::memcpy(text + 16, &hash, sizeof hash);
}

inline std::size_t TextPool::placeOf(QByteArrayView text, quint64 hash) const
{
    auto place = startOf(hash);
    const auto next = [this](std::size_t at) {
        return at + 1 == m_table.size() ? 0 : at + 1;
    };
    if (text.size() > Slot::room) {
        while (m_table[place].number != 0
               && (m_table[place].size != Slot::isLong || m_table[place].hash() != hash
                   || at(m_table[place].number - 1) != text))
            place = next(place);
        return place;
    }
    Slot wanted{.size = static_cast<quint8>(text.size())};
    copyShort(text.data(), text.size(), wanted.text);
    while (m_table[place].number != 0 && !hasText(m_table[place], wanted))
        place = next(place);
    return place;
}

inline quint32 TextPool::codeOf(QByteArrayView text, quint64 hash)
{
    auto place = placeOf(text, hash);
    if (m_table[place].number != 0)
        return m_table[place].number - 1;
    if (5 * (m_slots.size() + 1) > 4 * m_table.size()) {
        grow();
        place = placeOf(text, hash);
    }
    const auto code = size();
    auto &slot = m_table[place];
    slot.number = code + 1;
    if (text.size() > Slot::room) {
        slot.setLong(static_cast<qsizetype>(m_bytes.size()), text.size(), hash);
        m_bytes.insert(m_bytes.end(), text.begin(), text.end());
    } else {
        slot.size = static_cast<quint8>(text.size());
        copyShort(text.data(), text.size(), slot.text);
    }
    m_slots.push_back(static_cast<quint32>(place));
    return code;
}

quint32 TextPool::codeOf(QByteArrayView text)
{
    // Check this case first, because most cells in a wide table are empty.
    return text.isEmpty() ? 0 : codeOf(text, hashOf(text));
}

void TextPool::codesOf(std::span<const QByteArrayView> texts, std::span<quint32> codes)
{
    for (std::size_t begin = 0; begin < texts.size(); begin += batch) {
        const auto count = std::min(batch, texts.size() - begin);
        if (m_slots.size() < fewTexts)
            std::ranges::transform(texts.subspan(begin, count), codes.subspan(begin).begin(),
                                   [this](QByteArrayView text) { return codeOf(text); });
        else
            fillCodes(texts.subspan(begin, count), codes.subspan(begin, count));
    }
}

// Looks up one batch.
void TextPool::fillCodes(std::span<const QByteArrayView> texts, std::span<quint32> codes)
{
    std::array<quint64, batch> hashes;
    for (std::size_t text = 0; text < texts.size(); ++text) {
        hashes[text] = hashOf(texts[text]);
        __builtin_prefetch(m_table.data() + startOf(hashes[text]));
    }
    for (std::size_t text = 0; text < texts.size(); ++text)
        codes[text] = codeOf(texts[text], hashes[text]);
}

quint32 TextPool::find(QByteArrayView text) const
{
    const auto number = m_table[placeOf(text, hashOf(text))].number;
    return number == 0 ? size() : number - 1;
}

void TextPool::grow()
{
    std::vector<Slot> table(m_table.size() + m_table.size() / 2);
    table.swap(m_table);
    for (const auto &slot : table) {
        if (slot.number == 0)
            continue;
        const auto hash =
            slot.size == Slot::isLong ? slot.hash() : hashOf(QByteArrayView(slot.text, slot.size));
        auto place = startOf(hash);
        while (m_table[place].number != 0)
            place = place + 1 == m_table.size() ? 0 : place + 1;
        m_table[place] = slot;
        m_slots[slot.number - 1] = static_cast<quint32>(place);
    }
}

} // namespace storedesk::columns
