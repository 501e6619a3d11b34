// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/bytemasks.h"

namespace storedesk::csv {

// Returns for every bit whether the number of set bits up to and including it is odd.
[[nodiscard]] inline quint64 runningParity(quint64 bits)
{
    for (int shift = 1; shift < wordSize; shift *= 2)
        bits ^= bits << shift;
    return bits;
}

} // namespace storedesk::csv
