// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

namespace storedesk::practice {

// A pseudo-random permutation of all 64-bit numbers (the SplitMix64 finaliser). Implemented here
// because standard libraries differ in their distributions, and the same seed must give the same
// store everywhere.
[[nodiscard]] constexpr quint64 mix(quint64 value)
{
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9U;
    value = (value ^ (value >> 27)) * 0x94d049bb133111ebU;
    return value ^ (value >> 31);
}

// The inverse of mix(), with the same steps backwards and the inverse factors.
[[nodiscard]] constexpr quint64 unmix(quint64 value)
{
    value = (value ^ (value >> 31) ^ (value >> 62)) * 0x319642b2d24d8ec3U;
    value = (value ^ (value >> 27) ^ (value >> 54)) * 0x96de1b173f119089U;
    return value ^ (value >> 30) ^ (value >> 60);
}
static_assert(unmix(mix(0x0123456789abcdefU)) == 0x0123456789abcdefU);

} // namespace storedesk::practice
