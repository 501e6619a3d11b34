// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rawsearch.h"

#include "base/ascii.h"
#include "bytesearch/oddquotes.h"
#include "values/textfold.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <numeric>
#include <span>

namespace storedesk::bytesearch {

static constexpr unsigned char firstAccented =
    // The first byte of accented letters.
    0xC3;

// The meaning of a non-ASCII letter that does not represent one particular letter in the text.
static constexpr char noByte = '\0';
static constexpr char any = '\xFF';
// A byte that never occurs in text.
static constexpr char never = '\xFF';

// The difference between a lower-case and an upper-case letter.
static constexpr char letterFold = 0x20;

static bool isLetter(char byte)
{
    return base::lowerOf(byte) >= 'a' && base::lowerOf(byte) <= 'z';
}

// The number of words processed before their marks are examined.
static constexpr qsizetype wordsAtOnce = 16;

static unsigned char byteOf(QByteArrayView bytes, qsizetype place)
{
    return static_cast<unsigned char>(bytes.at(place));
}

static bool isPlain(char byte)
{
    return (byte & 0x80) == 0;
}

// Each letter has one bit. If the text is longer, it is sufficient to search for its beginning.
static constexpr qsizetype longestText = 64;

// Used to search for rare letters first, because nothing else needs to be compared where they are
// missing.
static qsizetype frequencyOf(char byte)
{
    static constexpr QByteArrayView order = "qxzjkwvyfbghpdmucltrsnoiea";
    const auto place = order.indexOf(base::lowerOf(byte));
    return place >= 0 ? place : order.size();
}

std::optional<RawSearch> RawSearch::of(QByteArrayView text, bool exact, const csv::Dialect &dialect)
{
    if (text.size() < 2 || !std::ranges::all_of(text, isPlain)
        || (dialect.quote != 0 && text.contains(dialect.quote)))
        return std::nullopt;
    return RawSearch(text.first(std::min(text.size(), longestText)).toByteArray(), exact, dialect);
}

RawSearch::RawSearch(QByteArray text, bool exact, const csv::Dialect &dialect)
    : m_text(std::move(text))
    , m_exact(exact)
    , m_dialect(dialect)
{
    for (qsizetype at = 0; at < m_text.size(); ++at)
        m_standing[static_cast<unsigned char>(m_text.at(at))] |= quint64(1) << at;
    for (std::size_t byte = 0; byte < m_behind.size(); ++byte) {
        const auto plain = base::lowerOf(static_cast<char>(byte));
        const auto same = byte < 0x80 ? m_standing[static_cast<unsigned char>(plain)] : ~quint64(0);
        m_behind[byte] = same << 1 | 1;
        m_before[byte] = same >> 1 | quint64(1) << (m_text.size() - 1);
    }
    std::vector<qsizetype> offsets(static_cast<std::size_t>(m_text.size()));
    std::iota(offsets.begin(), offsets.end(), qsizetype(0));
    std::ranges::stable_sort(offsets, [this](qsizetype one, qsizetype two) {
        return frequencyOf(m_text.at(one)) < frequencyOf(m_text.at(two));
    });
    for (char32_t code = 0x80; !m_exact && code < m_meant.size(); ++code)
        m_meant[code] = meantBy(code);
    m_first = anchorAt(std::min(offsets[0], offsets[1]));
    m_second = anchorAt(std::max(offsets[0], offsets[1]));
    m_isPlain = dialect.isRegular() && !m_text.contains(dialect.delimiter)
        && std::ranges::all_of(m_text, [](char byte) { return byte > '\r'; });
}

RawSearch::Anchor RawSearch::anchorAt(qsizetype offset) const
{
    const char byte = m_text.at(offset);
    return {offset, byte, !m_exact && isLetter(byte) ? letterFold : '\0'};
}

inline bool RawSearch::isPositionedAt(const char *bytes) const
{
    const QByteArrayView there(bytes, m_text.size());
    return m_exact ? m_text == there : std::ranges::equal(m_text, there, {}, {}, base::lowerOf);
}

// Returns the letter in the text that a non-ASCII letter may represent. This may be none, one, or
// any, in which case the row has to be tested.
char RawSearch::meantBy(char32_t code) const
{
    // Only these letters may fold to ASCII: Latin letters, combining accents, letter-like symbols
    // and ligatures.
    const bool latin = code < 0x250 || (code >= 0x300 && code < 0x370)
        || (code >= 0x1E00 && code < 0x1F00) || (code >= 0x2100 && code < 0x2150)
        || (code >= 0xFB00 && code < 0xFB07);
    if (!latin)
        return noByte;
    const auto plain = values::foldedLetter(code);
    const auto isInText = [this](char32_t one) {
        return one > 0 && one < 0x80 && m_standing[one] != 0;
    };
    if (plain.count == 1)
        return isInText(plain.codes[0]) ? static_cast<char>(plain.codes[0]) : noByte;
    return plain.count == 0 || std::ranges::any_of(plain.codes, isInText) ? any : noByte;
}

// Returns whether a non-ASCII letter may be part of the text, because it and its neighbours may
// represent letters in the text. The neighbours may be cut off at the end of the bytes.
inline bool RawSearch::mayStandAround(QByteArrayView bytes, qsizetype place) const
{
    qsizetype size = 2;
    char meant = noByte;
    if (const auto lead = static_cast<unsigned char>(bytes.at(place)); lead < 0xE0) {
        const auto second = place + 1 < bytes.size() ? bytes.at(place + 1) : '\0';
        meant = isPlain(second) ? noByte : m_meant[(lead & 0x1FU) << 6 | (second & 0x3FU)];
    } else if (const auto letter = values::letterAt(bytes, place); letter.good) {
        size = letter.size;
        meant = meantBy(letter.code);
    }
    if (meant == noByte || meant == any)
        return meant == any;
    const auto behind = place > 0 ? m_behind[byteOf(bytes, place - 1)] : 1;
    const auto last = quint64(1) << (m_text.size() - 1);
    const auto before = place + size < bytes.size() ? m_before[byteOf(bytes, place + size)] : last;
    return (m_standing[static_cast<unsigned char>(meant)] & behind & before) != 0;
}

// Returns whether the row at a marked position needs to be tested.
inline bool RawSearch::mayBegin(QByteArrayView bytes, qsizetype place, const Anchor &anchor) const
{
    const char byte = bytes.at(place);
    if (!isPlain(byte))
        return mayStandAround(bytes, place);
    if (m_dialect.quote != 0 && byte == m_dialect.quote)
        return true;
    const auto begin = place - anchor.offset;
    return begin >= 0 && begin + m_text.size() <= bytes.size()
        && isPositionedAt(bytes.data() + begin);
}

RawSearch::Bytes RawSearch::markedBytes() const
{
    auto lowest = static_cast<unsigned char>(never);
    for (qsizetype at = 0; at < m_text.size(); ++at) {
        const auto anchor = anchorAt(at);
        lowest = std::min(lowest, static_cast<unsigned char>(anchor.byte & ~anchor.fold));
    }
    return {.first = m_first,
            .second = m_second,
            .accented = m_exact ? static_cast<unsigned char>(never) : firstAccented,
            .lowest = lowest};
}

// Returns the two bytes of the text that occur together least often at the beginning of the bytes.
// For example, all addresses may begin alike, so that a digit in them is rarer than their letters.
RawSearch::Bytes RawSearch::rarestBytes(QByteArrayView bytes) const
{
    static constexpr qsizetype sampledWords = 32;
    static constexpr qsizetype mostLetters = 12;
    auto wanted = markedBytes();
    const auto letters = std::min(m_text.size(), mostLetters);
    if (bytes.size() < sampledWords * csv::wordSize + letters)
        return wanted;
    // For each letter, the places at which a text would begin.
    std::array<std::array<quint64, sampledWords>, mostLetters> begins;
    for (qsizetype letter = 0; letter < letters; ++letter) {
        const auto anchor = anchorAt(letter);
        for (qsizetype word = 0; word < sampledWords; ++word) {
            const csv::Word there(bytes.data() + word * csv::wordSize + letter);
            begins[letter][word] = (there.where(anchor.byte)
                                    | there.where(static_cast<char>(anchor.byte & ~anchor.fold)))
                                       .bits();
        }
    }
    int fewest = std::numeric_limits<int>::max();
    for (qsizetype one = 0; one < letters; ++one) {
        for (auto two = one + 1; two < letters; ++two) {
            int count = 0;
            for (std::size_t word = 0; word < sampledWords; ++word)
                count += std::popcount(begins[one][word] & begins[two][word]);
            if (count < fewest) {
                fewest = count;
                wanted.first = anchorAt(one);
                wanted.second = anchorAt(two);
            }
        }
    }
    return wanted;
}

// Branch-free, because this is the hot loop.
static quint64 marksIn(const RawSearch::Bytes &marked, const char *first, const char *second)
{
    const auto where = [](const csv::Word &word, const RawSearch::Anchor &anchor) {
        return word.where(anchor.byte) | word.where(static_cast<char>(anchor.byte & ~anchor.fold));
    };
    const csv::Word word(first);
    const auto begins = where(word, marked.first) & where(csv::Word(second), marked.second);
    return (begins | word.whereAtLeast(marked.accented)).bits();
}

// Handles the last words, which are incomplete or lack a complete neighbour.
quint64 RawSearch::marksAtEnd(QByteArrayView bytes, qsizetype at) const
{
    std::array<char, csv::wordSize> firsts = {};
    std::array<char, csv::wordSize> seconds = {};
    const auto begin = at + m_second.offset - m_first.offset;
    std::copy_n(bytes.data() + at, std::min(csv::wordSize, bytes.size() - at), firsts.begin());
    if (begin < bytes.size())
        std::copy_n(bytes.data() + begin, std::min(csv::wordSize, bytes.size() - begin),
                    seconds.begin());
    return marksIn(markedBytes(), firsts.data(), seconds.data());
}

void RawSearch::find(QByteArrayView bytes, std::vector<qsizetype> &places) const
{
    places.clear();
    if (m_isPlain)
        findPlainly(bytes, places);
    else
        findAmongQuotes(bytes, places);
}

void RawSearch::findPlainly(QByteArrayView bytes, std::vector<qsizetype> &places) const
{
    const auto wanted = rarestBytes(bytes);
    const PlaceMarks marks(bytes, m_dialect, wanted);
    std::array<qsizetype, PlaceMarks::mostPlaces> marked;
    for (qsizetype at = 0; at < bytes.size();) {
        const auto count = marks.find(at, marked);
        for (const auto place : std::span(marked).first(count)) {
            if (place < bytes.size() && mayBegin(bytes, place, wanted.first))
                places.push_back(place);
        }
    }
}

void RawSearch::findAmongQuotes(QByteArrayView bytes, std::vector<qsizetype> &places) const
{
    const auto between = m_second.offset - m_first.offset;
    // Use local copies, so that the compiler knows that the writes below do not modify them.
    const auto wanted = markedBytes();
    OddQuotes quotes(bytes, m_dialect);
    std::array<qsizetype, wordsAtOnce * csv::wordSize + PlaceMarks::usualMarks> marked;
    for (qsizetype at = 0; at < bytes.size();) {
        auto *end = marked.data();
        const auto stop = std::min(at + wordsAtOnce * csv::wordSize, bytes.size());
        for (; at < stop; at += csv::wordSize) {
            const bool whole = bytes.size() - at - between >= csv::wordSize;
            const char *first = bytes.data() + at;
            const auto marks =
                whole ? marksIn(wanted, first, first + between) : marksAtEnd(bytes, at);
            end = PlaceMarks::writePlaces(marks | quotes.in(at), at, end);
        }
        for (auto *place = marked.data(); place != end; ++place) {
            if (*place < bytes.size() && mayBegin(bytes, *place, m_first))
                places.push_back(*place);
        }
    }
}

} // namespace storedesk::bytesearch
