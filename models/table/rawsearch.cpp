// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rawsearch.h"

#include "table/bytemasks.h"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>

namespace storedesk::table {

static char lowerOf(char byte)
{
    return byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte | 0x20) : byte;
}

static bool isLetter(char byte)
{
    return lowerOf(byte) >= 'a' && lowerOf(byte) <= 'z';
}

// Seldom letters first: where they do not stand nothing else need be compared.
static qsizetype frequencyOf(char byte)
{
    static constexpr QByteArrayView order = "qxzjkwvyfbghpdmucltrsnoiea";
    const auto place = order.indexOf(lowerOf(byte));
    return place >= 0 ? place : order.size();
}

static bool isAscii(QByteArrayView text)
{
    return std::ranges::all_of(text, [](char byte) { return (byte & 0x80) == 0; });
}

std::optional<RawSearch> RawSearch::of(const Filter &filter, char quote)
{
    if (filter.any || filter.negated)
        return std::nullopt;
    for (const auto &condition : filter.conditions) {
        const bool text = condition.test == Condition::Test::Contains
            || condition.test == Condition::Test::Equals
            || condition.test == Condition::Test::StartsWith
            || condition.test == Condition::Test::EndsWith;
        if (!text || condition.negated || condition.texts.size() != 1)
            continue;
        const auto &wanted = condition.texts.front();
        if (wanted.size() >= 2 && isAscii(wanted) && (quote == 0 || !wanted.contains(quote)))
            return RawSearch(wanted, condition.matchCase, quote);
    }
    return std::nullopt;
}

RawSearch::RawSearch(QByteArray text, bool matchCase, char quote)
    : m_text(matchCase ? std::move(text) : text.toLower())
    , m_matchCase(matchCase)
    , m_quote(quote)
{
    std::vector<qsizetype> offsets(static_cast<std::size_t>(m_text.size()));
    std::iota(offsets.begin(), offsets.end(), qsizetype(0));
    std::ranges::stable_sort(offsets, [this](qsizetype one, qsizetype two) {
        return frequencyOf(m_text.at(one)) < frequencyOf(m_text.at(two));
    });
    m_first = anchorAt(std::min(offsets[0], offsets[1]));
    m_second = anchorAt(std::max(offsets[0], offsets[1]));
}

RawSearch::Anchor RawSearch::anchorAt(qsizetype offset) const
{
    const char byte = m_text.at(offset);
    const bool both = !m_matchCase && isLetter(byte);
    return {offset, byte, both ? static_cast<char>(byte & ~0x20) : byte};
}

bool RawSearch::standsAt(const char *bytes) const
{
    const QByteArrayView there(bytes, m_text.size());
    return m_matchCase ? m_text == there : std::ranges::equal(m_text, there, {}, {}, lowerOf);
}

// ß, ſ, the Kelvin sign, ligatures and some more become plain letters when case does not matter.
// All of them begin with a byte above 0xC3, but for ß.
static bool mayBecomePlain(QByteArrayView bytes)
{
    const auto *data = reinterpret_cast<const unsigned char *>(bytes.data());
    unsigned char found = 0;
    for (qsizetype at = 1; at < bytes.size(); ++at) {
        found |= static_cast<unsigned char>(data[at] > 0xC3)
            | (static_cast<unsigned char>(data[at] == 0x9F)
               & static_cast<unsigned char>(data[at - 1] == 0xC3));
    }
    return found != 0 || (!bytes.isEmpty() && data[0] > 0xC3);
}

bool RawSearch::find(QByteArrayView bytes, std::vector<qsizetype> &places) const
{
    places.clear();
    if (!m_matchCase && mayBecomePlain(bytes))
        return false;
    const auto between = m_second.offset - m_first.offset;
    const auto where = [](const Word &word, const Anchor &anchor) {
        return anchor.lower == anchor.upper ? word.where(anchor.lower)
                                            : word.where(anchor.lower) | word.where(anchor.upper);
    };
    for (qsizetype at = 0; at < bytes.size(); at += wordSize) {
        std::array<char, wordSize> firsts;
        std::array<char, wordSize> seconds;
        const char *first = bytes.data() + at;
        const char *second = first + between;
        if (bytes.size() - at - between < wordSize) {
            firsts.fill('\0');
            seconds.fill('\0');
            std::copy_n(first, std::min(wordSize, bytes.size() - at), firsts.begin());
            std::copy_n(second, std::clamp<qsizetype>(bytes.size() - at - between, 0, wordSize),
                        seconds.begin());
            first = firsts.data();
            second = seconds.data();
        }
        const Word word(first);
        const auto quotes = m_quote == 0 ? 0 : word.where(m_quote);
        const auto hits = where(word, m_first) & where(Word(second), m_second);
        for (auto bits = hits | quotes; bits != 0; bits &= bits - 1) {
            const auto bit = std::countr_zero(bits);
            const auto place = at + bit;
            const auto begin = place - m_first.offset;
            const bool hit = begin >= 0 && begin + m_text.size() <= bytes.size()
                && standsAt(bytes.data() + begin);
            if ((quotes >> bit & 1) != 0 || hit)
                places.push_back(place);
        }
    }
    return true;
}

} // namespace storedesk::table
