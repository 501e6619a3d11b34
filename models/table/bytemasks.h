// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <cstring>

#if defined(__aarch64__)
#include <arm_neon.h>
#elif defined(__SSE2__)
#include <emmintrin.h>
#endif

// Where a byte stands among 64: one bit for each. All that is special to a processor is in this
// file.
namespace storedesk::table {

inline constexpr qsizetype wordSize = 64;

#if defined(__aarch64__)

class Word final
{
public:
    explicit Word(const char *bytes)
        : m_parts(vld1q_u8_x4(reinterpret_cast<const uint8_t *>(bytes)))
    { }

    [[nodiscard]] quint64 where(char byte) const
    {
        const uint8x16_t bits = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
        const uint8x16_t wanted = vdupq_n_u8(static_cast<uint8_t>(byte));
        const auto part = [&](int index) {
            return vandq_u8(vceqq_u8(m_parts.val[index], wanted), bits);
        };
        const auto low = vpaddq_u8(part(0), part(1));
        const auto high = vpaddq_u8(part(2), part(3));
        const auto both = vpaddq_u8(low, high);
        return vgetq_lane_u64(vreinterpretq_u64_u8(vpaddq_u8(both, both)), 0);
    }

private:
    uint8x16x4_t m_parts;
};

#elif defined(__SSE2__)
class Word final
{
public:
    explicit Word(const char *bytes)
        : m_bytes(bytes)
    { }

    [[nodiscard]] quint64 where(char byte) const
    {
        const auto wanted = _mm_set1_epi8(byte);
        const auto part = [&](int index) {
            const auto *at = reinterpret_cast<const __m128i *>(m_bytes) + index;
            const int found = _mm_movemask_epi8(_mm_cmpeq_epi8(_mm_loadu_si128(at), wanted));
            return static_cast<quint64>(static_cast<quint32>(found)) << (16 * index);
        };
        return part(0) | part(1) | part(2) | part(3);
    }

private:
    const char *m_bytes;
};

#else
class Word final
{
public:
    explicit Word(const char *bytes)
        : m_bytes(bytes)
    { }

    [[nodiscard]] quint64 where(char byte) const
    {
        quint64 found = 0;
        for (int index = 0; index < wordSize; ++index)
            found |= static_cast<quint64>(m_bytes[index] == byte) << index;
        return found;
    }

private:
    const char *m_bytes;
};
#endif

// For every bit: whether the number of set bits up to and with it is odd.
[[nodiscard]] inline quint64 runningParity(quint64 bits)
{
    for (int shift = 1; shift < wordSize; shift *= 2)
        bits ^= bits << shift;
    return bits;
}

} // namespace storedesk::table
