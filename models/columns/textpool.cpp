// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "textpool.h"

#include "statistics/valuecounter.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace storedesk::columns {

// The number of strings for which memory is prefetched at a time.
static constexpr std::size_t batch = 64;

// Smaller dictionaries fit into the processor's cache.
static constexpr std::size_t fewTexts = 4'096;

TextPool::TextPool()
    : m_table(64)
{
    codeIn<Behind::Unknown>({});
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

using Words = std::array<quint64, 4>;

// Returns 32 bytes without those behind the text. Has no branch, because sizes are hard to predict.
static inline Words paddedWords(const char *from, qsizetype size)
{
    static constexpr auto masks = [] {
        std::array<char, std::size_t(2 * TextPool::padding)> bytes = {};
        std::fill_n(bytes.begin(), TextPool::padding, '\xFF');
        return bytes;
    }();
    static_assert(sizeof(Words) == TextPool::padding);
    // An empty text may have no bytes at all.
    const char *readable = size == 0 ? masks.data() : from;
    Words words;
    Words mask;
    std::memcpy(&words, readable, sizeof words);
    std::memcpy(&mask, masks.data() + TextPool::padding - size, sizeof mask);
    for (std::size_t word = 0; word < words.size(); ++word)
        words[word] &= mask[word];
    return words;
}

static inline quint64 mixed(quint64 one, quint64 two)
{
    __extension__ using Wide = unsigned __int128;
    const Wide product =
        static_cast<Wide>(one ^ 0x9E37'79B9'7F4A'7C15) * (two ^ 0xD1B5'4A32'D192'ED03);
    return static_cast<quint64>(product) ^ static_cast<quint64>(product >> 64);
}

inline quint64 TextSlot::hashOfText() const
{
    const auto last = words[3] ^ quint64(number()) << numberPlace;
    // Mix twice, because consecutive numbers still form a pattern after one round.
    return mixed(mixed(words[0], words[1]), mixed(words[2], last));
}

static inline quint64 quicklyMixed(const Words &words, quint64 last)
{
    return (words[0] ^ std::rotl(words[1], 21) ^ std::rotl(words[2], 42) ^ last)
        * 0x9E37'79B9'7F4A'7C15;
}

inline quint64 TextSlot::quickHashOfText() const
{
    return quicklyMixed(words, words[3] ^ quint64(number()) << numberPlace);
}

template <TextPool::Behind behind>
inline TextSlot TextPool::shortSlot(QByteArrayView text)
{
    TextSlot slot;
    if constexpr (behind == Behind::Readable)
        slot.words = paddedWords(text.data(), text.size());
    else
        copyShort(text.data(), text.size(), reinterpret_cast<char *>(slot.words.data()));
    slot.words[3] |= static_cast<quint64>(text.size()) << TextSlot::sizePlace;
    return slot;
}

inline std::size_t TextPool::placeOf(const TextSlot &wanted, quint64 hash) const
{
    auto place = startOf(hash);
    while (m_table[place].number() != 0 && !m_table[place].hasText(wanted))
        place = after(place);
    return place;
}

std::size_t TextPool::placeOfLong(QByteArrayView text, quint64 hash) const
{
    auto place = startOf(hash);
    while (m_table[place].number() != 0
           && (m_table[place].size() != TextSlot::isLong || m_table[place].hash() != hash
               || at(m_table[place].number() - 1) != text))
        place = after(place);
    return place;
}

quint32 TextPool::add(const TextSlot &slot, std::size_t place)
{
    const auto code = size();
    m_table[place] = slot;
    m_table[place].setNumber(code + 1);
    m_textBytes += textIn(slot).size();
    m_slots.push_back(static_cast<quint32>(place));
    return code;
}

inline quint32 TextPool::codeOf(const TextSlot &wanted, quint64 hash)
{
    const auto place = placeOf(wanted, hash);
    if (const auto number = m_table[place].number(); number != 0)
        return number - 1;
    if (!isFull())
        return add(wanted, place);
    grow();
    return add(wanted, placeOf(wanted, hashOf(wanted)));
}

quint32 TextPool::codeOfLong(QByteArrayView text, quint64 hash)
{
    auto place = placeOfLong(text, hash);
    if (const auto number = m_table[place].number(); number != 0)
        return number - 1;
    if (isFull()) {
        grow();
        place = placeOfLong(text, hash);
    }
    const TextSlot slot{.words = {m_bytes.size(), static_cast<quint64>(text.size()), hash,
                                  quint64(TextSlot::isLong) << TextSlot::sizePlace}};
    m_bytes.insert(m_bytes.end(), text.begin(), text.end());
    return add(slot, place);
}

template <TextPool::Behind behind>
inline quint32 TextPool::codeIn(QByteArrayView text)
{
    if (text.size() > TextSlot::room)
        return codeOfLong(text, statistics::hashOf(text));
    const auto slot = shortSlot<behind>(text);
    return codeOf(slot, hashOf(slot));
}

// Looks for a short text where it usually is. Few instructions, because this is the hot loop.
template <TextPool::Behind behind>
[[gnu::always_inline]] inline quint32 TextPool::codeAmongFew(QByteArrayView text)
{
    if (behind == Behind::Unknown || text.size() > TextSlot::room)
        return codeIn<behind>(text);
    const auto words = paddedWords(text.data(), text.size());
    const auto last = words[3] | static_cast<quint64>(text.size()) << TextSlot::sizePlace;
    const auto &slot = m_table[startOf(quicklyMixed(words, last))];
    const auto number = quint64(slot.number());
    const auto differences = (slot.words[0] ^ words[0]) | (slot.words[1] ^ words[1])
        | (slot.words[2] ^ words[2]) | (slot.words[3] ^ last ^ number << TextSlot::numberPlace);
    // A free slot looks like an empty text.
    return differences == 0 && number != 0 ? quint32(number) - 1 : codeIn<behind>(text);
}

quint32 TextPool::codeOf(QByteArrayView text)
{
    // Check this case first, because most cells in a wide table are empty.
    return text.isEmpty() ? 0 : codeIn<Behind::Unknown>(text);
}

void TextPool::codesOf(std::span<const QByteArrayView> texts, std::span<quint32> codes)
{
    fillCodes<Behind::Unknown>(texts, codes);
}

void TextPool::codesOfPadded(std::span<const QByteArrayView> texts, std::span<quint32> codes)
{
    fillCodes<Behind::Readable>(texts, codes);
}

// Examines a sample of the texts.
static bool areMostlyEmpty(std::span<const QByteArrayView> texts)
{
    static constexpr std::size_t step = 4;
    std::size_t others = 0;
    for (std::size_t text = 0; text < texts.size(); text += step)
        others += texts[text].isEmpty() ? 0 : 1;
    return others * step < texts.size() / 8;
}

template <TextPool::Behind behind>
void TextPool::fillCodes(std::span<const QByteArrayView> texts, std::span<quint32> codes)
{
    for (std::size_t begin = 0; begin < texts.size(); begin += batch) {
        const auto some = texts.subspan(begin, std::min(batch, texts.size() - begin));
        const auto into = codes.subspan(begin, some.size());
        if (areMostlyEmpty(some)) {
            std::ranges::transform(some, into.begin(), [this](QByteArrayView text) {
                return text.isEmpty() ? 0 : codeIn<behind>(text);
            });
        } else if (m_table.size() < smallTable) {
            // Does not check for empty texts, because a branch would be hard to predict. A table
            // that has grown meanwhile is only searched twice.
            std::ranges::transform(some, into.begin(), [this](QByteArrayView text) {
                return codeAmongFew<behind>(text);
            });
        } else if (m_slots.size() < fewTexts) {
            std::ranges::transform(some, into.begin(),
                                   [this](QByteArrayView text) { return codeIn<behind>(text); });
        } else {
            fillPrefetched<behind>(some, into);
        }
    }
}

template <TextPool::Behind behind>
void TextPool::fillPrefetched(std::span<const QByteArrayView> texts, std::span<quint32> codes)
{
    std::array<TextSlot, batch> wanted;
    std::array<quint64, batch> hashes;
    for (std::size_t text = 0; text < texts.size(); ++text) {
        const bool isLong = texts[text].size() > TextSlot::room;
        wanted[text] = isLong ? TextSlot() : shortSlot<behind>(texts[text]);
        hashes[text] = isLong ? statistics::hashOf(texts[text]) : wanted[text].hashOfText();
        __builtin_prefetch(m_table.data() + startOf(hashes[text]));
    }
    for (std::size_t text = 0; text < texts.size(); ++text)
        codes[text] = texts[text].size() > TextSlot::room ? codeOfLong(texts[text], hashes[text])
                                                          : codeOf(wanted[text], hashes[text]);
}

std::vector<quint32> TextPool::codesOf(const TextPool &other)
{
    std::vector<quint32> codes(other.size());
    std::array<QByteArrayView, batch> texts;
    std::size_t count = 0;
    std::size_t done = 0;
    const auto flush = [&] {
        codesOf(std::span(texts).first(count), std::span(codes).subspan(done, count));
        done += count;
        count = 0;
    };
    other.visit([&](QByteArrayView text) {
        texts[count++] = text;
        if (count == batch)
            flush();
    });
    flush();
    return codes;
}

quint32 TextPool::find(QByteArrayView text) const
{
    const auto place = [&] {
        if (text.size() > TextSlot::room)
            return placeOfLong(text, statistics::hashOf(text));
        const auto slot = shortSlot<Behind::Unknown>(text);
        return placeOf(slot, hashOf(slot));
    }();
    const auto number = m_table[place].number();
    return number == 0 ? size() : number - 1;
}

void TextPool::grow()
{
    base::LargeVector<TextSlot> table(m_table.size() + m_table.size() / 2);
    table.swap(m_table);
    for (const auto &slot : table) {
        if (slot.number() == 0)
            continue;
        auto place = startOf(slot.size() == TextSlot::isLong ? slot.hash() : hashOf(slot));
        while (m_table[place].number() != 0)
            place = after(place);
        m_table[place] = slot;
        m_slots[slot.number() - 1] = static_cast<quint32>(place);
    }
}

} // namespace storedesk::columns
