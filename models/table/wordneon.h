// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <arm_neon.h>

namespace storedesk::table {

// Of 64 bytes: see bytemasks.h.
class Word final
{
public:
    explicit Word(const char *bytes)
        : m_parts(vld1q_u8_x4(reinterpret_cast<const uint8_t *>(bytes)))
    { }

    [[nodiscard]] quint64 where(char byte) const
    {
        const auto wanted = vdupq_n_u8(static_cast<uint8_t>(byte));
        return bitsOf([wanted](uint8x16_t part) { return vceqq_u8(part, wanted); });
    }
    [[nodiscard]] quint64 whereAtLeast(unsigned char byte) const
    {
        const auto least = vdupq_n_u8(byte);
        return bitsOf([least](uint8x16_t part) { return vcgeq_u8(part, least); });
    }

private:
    template <typename Compare>
    [[nodiscard]] quint64 bitsOf(const Compare &compare) const
    {
        const uint8x16_t bits = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
        const auto part = [&](int index) {
            return vandq_u8(compare(m_parts.val[index]), bits);
        };
        const auto low = vpaddq_u8(part(0), part(1));
        const auto high = vpaddq_u8(part(2), part(3));
        const auto both = vpaddq_u8(low, high);
        return vgetq_lane_u64(vreinterpretq_u64_u8(vpaddq_u8(both, both)), 0);
    }

    uint8x16x4_t m_parts;
};

} // namespace storedesk::table
