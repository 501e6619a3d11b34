// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>

#include <array>
#include <bit>

namespace storedesk::columns {

// A text in a TextPool. Half a cache line, because the duration of a lookup among many strings
// depends on its memory accesses. Short strings are in the slot itself, followed by zeros and their
// size. In memory, the last five bytes are the size and the number.
struct alignas(32) TextSlot
{
    static constexpr qsizetype room = 27;
    static constexpr quint8 isLong = 0xFF;
    static constexpr bool isLittle = std::endian::native == std::endian::little;
    static constexpr int sizePlace = isLittle ? 24 : 32;
    static constexpr int numberPlace = isLittle ? 32 : 0;

    // For long strings, the position in m_bytes, the length and the hash.
    std::array<quint64, 4> words = {};

    [[nodiscard]] const char *text() const { return reinterpret_cast<const char *>(words.data()); }
    [[nodiscard]] quint8 size() const { return quint8(words[3] >> sizePlace); }
    // Code + 1, or 0 if the slot is free.
    [[nodiscard]] quint32 number() const { return quint32(words[3] >> numberPlace); }
    void setNumber(quint32 number) { words[3] |= quint64(number) << numberPlace; }
    [[nodiscard]] qsizetype begin() const { return static_cast<qsizetype>(words[0]); }
    [[nodiscard]] qsizetype length() const { return static_cast<qsizetype>(words[1]); }
    [[nodiscard]] quint64 hash() const { return words[2]; }
    // Return the hash of a short text. The quick one is not distributed as well.
    [[nodiscard]] quint64 hashOfText() const;
    [[nodiscard]] quint64 quickHashOfText() const;
    // The other slot has no number.
    [[nodiscard]] bool hasText(const TextSlot &other) const
    {
        return ((words[0] ^ other.words[0]) | (words[1] ^ other.words[1])
                | (words[2] ^ other.words[2])
                | (words[3] ^ other.words[3] ^ quint64(number()) << numberPlace))
            == 0;
    }
};

} // namespace storedesk::columns
