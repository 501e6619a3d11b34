// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <immintrin.h>

#include <bit>

// Functions with this attribute must only be called if isWideWordSupported().
#define STOREDESK_WIDE __attribute__((target("avx2,bmi,popcnt")))

namespace storedesk::csv {

[[nodiscard]] inline bool isWideWordSupported()
{
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi")
        && __builtin_cpu_supports("popcnt");
}

// A block of 64 bytes that is searched with wider instructions than those of Word, which all
// processors have; see bytemasks.h.
class WideWord final
{
public:
    class Marks final
    {
    public:
        STOREDESK_WIDE Marks(__m256i low, __m256i high)
            : m_low(low)
            , m_high(high)
        { }

        [[nodiscard]] STOREDESK_WIDE bool any() const
        {
            const auto either = _mm256_or_si256(m_low, m_high);
            return _mm256_testz_si256(either, either) == 0;
        }
        [[nodiscard]] STOREDESK_WIDE quint64 bits() const
        {
            const auto low = static_cast<quint32>(_mm256_movemask_epi8(m_low));
            const auto high = static_cast<quint32>(_mm256_movemask_epi8(m_high));
            return static_cast<quint64>(high) << 32 | low;
        }

    private:
        // Each byte has all bits set, or none.
        __m256i m_low;
        __m256i m_high;
    };

    STOREDESK_WIDE explicit WideWord(const char *bytes)
        : m_low(_mm256_loadu_si256(reinterpret_cast<const __m256i *>(bytes)))
        , m_high(_mm256_loadu_si256(reinterpret_cast<const __m256i *>(bytes) + 1))
    { }

    [[nodiscard]] STOREDESK_WIDE Marks where(char byte) const
    {
        const auto wanted = _mm256_set1_epi8(byte);
        return {_mm256_cmpeq_epi8(m_low, wanted), _mm256_cmpeq_epi8(m_high, wanted)};
    }

private:
    __m256i m_low;
    __m256i m_high;
};

} // namespace storedesk::csv
