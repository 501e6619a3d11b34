// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <arm_neon.h>

namespace storedesk::csv {

// One mark for each of 64 bytes; see bytemasks.h.
class Marks final
{
public:
    explicit Marks(uint8x16x4_t parts)
        : m_parts(parts)
    { }

    [[nodiscard]] Marks operator|(const Marks &other) const
    {
        return joined(other, [](uint8x16_t one, uint8x16_t two) { return vorrq_u8(one, two); });
    }
    [[nodiscard]] Marks operator&(const Marks &other) const
    {
        return joined(other, [](uint8x16_t one, uint8x16_t two) { return vandq_u8(one, two); });
    }
    [[nodiscard]] bool any() const
    {
        const auto all = vorrq_u8(vorrq_u8(m_parts.val[0], m_parts.val[1]),
                                  vorrq_u8(m_parts.val[2], m_parts.val[3]));
        return vgetq_lane_u64(vreinterpretq_u64_u8(vpmaxq_u8(all, all)), 0) != 0;
    }
    [[nodiscard]] int count() const
    {
        // A marked byte has all bits set, which equals -1, so the sum is negated.
        const auto sum = vaddq_u8(vaddq_u8(m_parts.val[0], m_parts.val[1]),
                                  vaddq_u8(m_parts.val[2], m_parts.val[3]));
        return static_cast<uint8_t>(-vaddvq_u8(sum));
    }
    [[nodiscard]] quint64 bits() const
    {
        const uint8x16_t bit = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
        const auto part = [&](int index) {
            return vandq_u8(m_parts.val[index], bit);
        };
        const auto low = vpaddq_u8(part(0), part(1));
        const auto high = vpaddq_u8(part(2), part(3));
        const auto both = vpaddq_u8(low, high);
        return vgetq_lane_u64(vreinterpretq_u64_u8(vpaddq_u8(both, both)), 0);
    }

private:
    template <typename Join>
    [[nodiscard]] Marks joined(const Marks &other, const Join &join) const
    {
        const auto part = [&](int index) {
            return join(m_parts.val[index], other.m_parts.val[index]);
        };
        return Marks({part(0), part(1), part(2), part(3)});
    }

    // Each byte has all bits set, or none.
    uint8x16x4_t m_parts;
};

// A block of 64 bytes; see bytemasks.h.
class Word final
{
public:
    explicit Word(const char *bytes)
        : m_parts(vld1q_u8_x4(reinterpret_cast<const uint8_t *>(bytes)))
    { }

    [[nodiscard]] Marks where(char byte) const
    {
        const auto wanted = vdupq_n_u8(static_cast<uint8_t>(byte));
        return marksOf([wanted](uint8x16_t part) { return vceqq_u8(part, wanted); });
    }
    [[nodiscard]] Marks whereAtLeast(unsigned char byte) const
    {
        const auto least = vdupq_n_u8(byte);
        return marksOf([least](uint8x16_t part) { return vcgeq_u8(part, least); });
    }

private:
    template <typename Compare>
    [[nodiscard]] Marks marksOf(const Compare &compare) const
    {
        return Marks({compare(m_parts.val[0]), compare(m_parts.val[1]), compare(m_parts.val[2]),
                      compare(m_parts.val[3])});
    }

    uint8x16x4_t m_parts;
};

} // namespace storedesk::csv
