// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/bytemasks.h"
#include "csv/dialect.h"

#include <QByteArrayView>

#include <array>
#include <bit>

namespace storedesk::bytesearch {

// Marks the positions in the bytes of a regular file at which a text may begin, and those of
// accented letters and quotes that may hide the text. A quote hides a text if it closes a cell
// whose text continues behind it. The text must have no delimiters, line ends or quotes.
class PlaceMarks final
{
public:
    struct Anchor
    {
        // The position in the text.
        qsizetype offset = 0;
        // A lower-case letter or any other byte.
        char byte = 0;
        // 0x20 if the upper-case letter is wanted, too.
        char fold = 0;
    };
    // The bytes to search for.
    struct Bytes
    {
        // Two bytes of the text. The first one is marked.
        Anchor first = {};
        Anchor second = {};
        // The lowest byte of accented letters.
        unsigned char accented = 0;
        // The lowest byte of the text.
        unsigned char lowest = 0;
    };

    // The bytes must outlive this object.
    PlaceMarks(QByteArrayView bytes, const csv::Dialect &dialect, const Bytes &wanted,
               csv::VectorWidth width = csv::widestVectors())
        : m_bytes(bytes)
        , m_dialect(dialect)
        , m_wanted(wanted)
        , m_between(wanted.second.offset - wanted.first.offset)
        , m_width(width)
    { }

    // The number of marks that a word rarely exceeds.
    static constexpr int usualMarks = 4;
    static constexpr std::size_t wordsAtOnce = 32;
    static constexpr std::size_t mostPlaces = wordsAtOnce * csv::wordSize + usualMarks;
    // Writes the marked positions in some words of 64 bytes from this one on, and returns their
    // number. Advances the position. The last positions may be behind the bytes.
    [[nodiscard]] std::size_t find(qsizetype &at, std::array<qsizetype, mostPlaces> &places) const;

    // Writes the position of each bit. Always writes a few positions, and surplus ones are
    // overwritten later. The number of bits is unpredictable, and a branch misprediction would cost
    // more.
    [[gnu::always_inline]] static inline qsizetype *writePlaces(quint64 bits, qsizetype at,
                                                                qsizetype *to)
    {
        const auto count = std::popcount(bits);
        for (int one = 0; one < usualMarks; ++one, bits &= bits - 1)
            // Set the highest bit, because the argument must not be 0.
            to[one] = at + std::countr_zero(bits | quint64(1) << 63);
        for (int one = usualMarks; one < count; ++one, bits &= bits - 1)
            to[one] = at + std::countr_zero(bits);
        return to + count;
    }

private:
    [[nodiscard]] quint64 markOf(const char *bytes) const;
    [[nodiscard]] quint64 markAtEdge(qsizetype at) const;
    // Return the position behind the written ones.
    [[nodiscard]] qsizetype *findUsually(qsizetype at, qsizetype words, qsizetype *to) const;
    [[nodiscard]] qsizetype *findWidely(qsizetype at, qsizetype words, qsizetype *to) const;

    QByteArrayView m_bytes;
    csv::Dialect m_dialect;
    Bytes m_wanted;
    qsizetype m_between;
    csv::VectorWidth m_width;
};

} // namespace storedesk::bytesearch
