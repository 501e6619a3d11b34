// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <emmintrin.h>

namespace storedesk::table {

// Of 64 bytes: see bytemasks.h.
class Word final
{
public:
    explicit Word(const char *bytes)
        : m_bytes(bytes)
    { }

    [[nodiscard]] quint64 where(char byte) const
    {
        const auto wanted = _mm_set1_epi8(byte);
        return bitsOf([wanted](__m128i part) { return _mm_cmpeq_epi8(part, wanted); });
    }
    [[nodiscard]] quint64 whereAtLeast(unsigned char byte) const
    {
        const auto least = _mm_set1_epi8(static_cast<char>(byte));
        return bitsOf(
            [least](__m128i part) { return _mm_cmpeq_epi8(_mm_max_epu8(part, least), part); });
    }

private:
    template <typename Compare>
    [[nodiscard]] quint64 bitsOf(const Compare &compare) const
    {
        const auto part = [&](int index) {
            const auto *at = reinterpret_cast<const __m128i *>(m_bytes) + index;
            const int found = _mm_movemask_epi8(compare(_mm_loadu_si128(at)));
            return static_cast<quint64>(static_cast<quint32>(found)) << (16 * index);
        };
        return part(0) | part(1) | part(2) | part(3);
    }

    const char *m_bytes;
};

} // namespace storedesk::table
