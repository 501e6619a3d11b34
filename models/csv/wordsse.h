// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <emmintrin.h>

#include <array>
#include <bit>

namespace storedesk::csv {

// One mark for each of 64 bytes; see bytemasks.h.
class Marks final
{
public:
    using Parts = std::array<__m128i, 4>;

    explicit Marks(const Parts &parts)
        : m_parts(parts)
    { }

    [[nodiscard]] Marks operator|(const Marks &other) const
    {
        return joined(other, [](__m128i one, __m128i two) { return _mm_or_si128(one, two); });
    }
    [[nodiscard]] Marks operator&(const Marks &other) const
    {
        return joined(other, [](__m128i one, __m128i two) { return _mm_and_si128(one, two); });
    }
    [[nodiscard]] bool any() const
    {
        return _mm_movemask_epi8(_mm_or_si128(_mm_or_si128(m_parts[0], m_parts[1]),
                                              _mm_or_si128(m_parts[2], m_parts[3])))
            != 0;
    }
    [[nodiscard]] int count() const { return std::popcount(bits()); }
    [[nodiscard]] quint64 bits() const
    {
        const auto part = [this](std::size_t index) {
            const auto found = static_cast<quint32>(_mm_movemask_epi8(m_parts[index]));
            return static_cast<quint64>(found) << (16 * index);
        };
        return part(0) | part(1) | part(2) | part(3);
    }

private:
    template <typename Join>
    [[nodiscard]] Marks joined(const Marks &other, const Join &join) const
    {
        const auto part = [&](std::size_t index) {
            return join(m_parts[index], other.m_parts[index]);
        };
        return Marks({part(0), part(1), part(2), part(3)});
    }

    // Each byte has all bits set, or none.
    Parts m_parts;
};

// A block of 64 bytes; see bytemasks.h.
class Word final
{
public:
    explicit Word(const char *bytes)
        : m_bytes(reinterpret_cast<const __m128i *>(bytes))
    { }

    [[nodiscard]] Marks where(char byte) const
    {
        const auto wanted = _mm_set1_epi8(byte);
        return marksOf([wanted](__m128i part) { return _mm_cmpeq_epi8(part, wanted); });
    }
    [[nodiscard]] Marks whereAtLeast(unsigned char byte) const
    {
        const auto least = _mm_set1_epi8(static_cast<char>(byte));
        return marksOf(
            [least](__m128i part) { return _mm_cmpeq_epi8(_mm_max_epu8(part, least), part); });
    }

private:
    template <typename Compare>
    [[nodiscard]] Marks marksOf(const Compare &compare) const
    {
        const auto part = [&](int index) {
            return compare(_mm_loadu_si128(m_bytes + index));
        };
        return Marks({part(0), part(1), part(2), part(3)});
    }

    const __m128i *m_bytes;
};

} // namespace storedesk::csv
