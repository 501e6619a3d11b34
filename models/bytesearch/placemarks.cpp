// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "placemarks.h"

#include <algorithm>

#if defined(__x86_64__) && defined(__GNUC__)
#include "csv/wordavx.h"
#define STOREDESK_HAS_WIDE
#endif

namespace storedesk::bytesearch {

std::size_t PlaceMarks::find(qsizetype &at, std::array<qsizetype, mostPlaces> &places) const
{
    // A word needs the byte before it, the byte behind it, and the word of the second anchor.
    const auto needed = std::max<qsizetype>(m_between, 1);
    const auto whole = at == 0 ? 0 : (m_bytes.size() - at - needed) / csv::wordSize;
    const auto words = std::min<qsizetype>(whole, wordsAtOnce);
    auto *end = places.data();
    if (words <= 0)
        end = writePlaces(markAtEdge(at), at, end);
    else if (m_width == csv::VectorWidth::Wide)
        end = findWidely(at, words, end);
    else
        end = findUsually(at, words, end);
    at += std::max<qsizetype>(words, 1) * csv::wordSize;
    return static_cast<std::size_t>(end - places.data());
}

qsizetype *PlaceMarks::findUsually(qsizetype at, qsizetype words, qsizetype *to) const
{
    for (; words > 0; --words, at += csv::wordSize)
        to = writePlaces(markOf(m_bytes.data() + at), at, to);
    return to;
}

// Branch-free, because this is the hot loop.
quint64 PlaceMarks::markOf(const char *bytes) const
{
    const auto where = [](const csv::Word &word, const Anchor &anchor) {
        return word.where(anchor.byte) | word.where(static_cast<char>(anchor.byte & ~anchor.fold));
    };
    const csv::Word word(bytes);
    const auto begins =
        where(word, m_wanted.first) & where(csv::Word(bytes + m_between), m_wanted.second);
    const auto marks = begins | word.whereAtLeast(m_wanted.accented);
    if (m_dialect.quote == 0)
        return marks.bits();
    const auto borders = [this](const csv::Word &there) {
        return there.where(m_dialect.delimiter).bits()
            | ~there.whereAtLeast(m_wanted.lowest).bits();
    };
    return marks.bits()
        | (word.where(m_dialect.quote).bits()
           & ~(borders(csv::Word(bytes - 1)) | borders(csv::Word(bytes + 1))));
}

#ifdef STOREDESK_HAS_WIDE
namespace {

// The bytes to search for, repeated for a vector.
struct WideBytes
{
    __m256i first;
    __m256i firstFold;
    __m256i second;
    __m256i secondFold;
    __m256i accented;
    __m256i lowest;
    __m256i quote;
    __m256i delimiter;
};

STOREDESK_WIDE inline __m256i wideAt(const char *bytes)
{
    return _mm256_loadu_si256(reinterpret_cast<const __m256i *>(bytes));
}

// Whether a byte is at least as great as another one.
STOREDESK_WIDE inline __m256i atLeast(const __m256i &bytes, const __m256i &least)
{
    return _mm256_cmpeq_epi8(_mm256_max_epu8(bytes, least), bytes);
}

// Whether a byte may belong to the text.
STOREDESK_WIDE inline __m256i mayBelong(const __m256i &bytes, const WideBytes &wanted)
{
    return _mm256_andnot_si256(_mm256_cmpeq_epi8(bytes, wanted.delimiter),
                               atLeast(bytes, wanted.lowest));
}

STOREDESK_WIDE inline __m256i marksAt(const char *bytes, qsizetype between, const WideBytes &wanted)
{
    const auto here = wideAt(bytes);
    const auto first = _mm256_cmpeq_epi8(_mm256_or_si256(here, wanted.firstFold), wanted.first);
    const auto second = _mm256_cmpeq_epi8(
        _mm256_or_si256(wideAt(bytes + between), wanted.secondFold), wanted.second);
    const auto hides = _mm256_and_si256(_mm256_cmpeq_epi8(here, wanted.quote),
                                        _mm256_and_si256(mayBelong(wideAt(bytes - 1), wanted),
                                                         mayBelong(wideAt(bytes + 1), wanted)));
    return _mm256_or_si256(_mm256_or_si256(_mm256_and_si256(first, second), hides),
                           atLeast(here, wanted.accented));
}

} // namespace

STOREDESK_WIDE qsizetype *PlaceMarks::findWidely(qsizetype at, qsizetype words, qsizetype *to) const
{
    // A dialect without quotes uses a byte that no text contains.
    const char quote = m_dialect.quote == 0 ? '\xFF' : m_dialect.quote;
    const WideBytes wanted{
        .first = _mm256_set1_epi8(m_wanted.first.byte),
        .firstFold = _mm256_set1_epi8(m_wanted.first.fold),
        .second = _mm256_set1_epi8(m_wanted.second.byte),
        .secondFold = _mm256_set1_epi8(m_wanted.second.fold),
        .accented = _mm256_set1_epi8(static_cast<char>(m_wanted.accented)),
        .lowest = _mm256_set1_epi8(static_cast<char>(m_wanted.lowest)),
        .quote = _mm256_set1_epi8(quote),
        .delimiter = _mm256_set1_epi8(m_dialect.delimiter),
    };
    for (; words > 0; --words, at += csv::wordSize) {
        const char *bytes = m_bytes.data() + at;
        const csv::WideWord::Marks marks(marksAt(bytes, m_between, wanted),
                                         marksAt(bytes + sizeof(__m256i), m_between, wanted));
        to = writePlaces(marks.bits(), at, to);
    }
    return to;
}
#else
qsizetype *PlaceMarks::findWidely(qsizetype at, qsizetype words, qsizetype *to) const
{
    return findUsually(at, words, to);
}
#endif

// Handles the first and the last words, which lack a neighbour.
quint64 PlaceMarks::markAtEdge(qsizetype at) const
{
    std::array<char, 3 * csv::wordSize> copy;
    copy.fill('\n');
    const auto begin = std::max<qsizetype>(at - 1, 0);
    std::copy_n(m_bytes.data() + begin,
                std::min<qsizetype>(m_bytes.size() - begin, 2 * csv::wordSize + 1),
                copy.begin() + (at == 0 ? 1 : 0));
    return markOf(copy.data() + 1);
}

} // namespace storedesk::bytesearch
