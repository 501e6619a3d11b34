// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <cstring>

// Searches 64 bytes at a time. Word has the functions
//
//     where(char byte)                     positions of this byte
//     whereAtLeast(unsigned char byte)     positions of this byte and all greater ones
//
// Both return Marks, which can be combined with | and &, have any() and count(), and are converted
// to a bit mask by bits(). On some processors bits() costs more than everything before it, so if
// most words have no mark, combine the marks and check any() first.
//
// All processor-specific code is in these files.
#if defined(__aarch64__)
#include "csv/wordneon.h"
#elif defined(__SSE2__)
#include "csv/wordsse.h"
#else
#include "csv/wordplain.h"
#endif

namespace storedesk::csv {

inline constexpr qsizetype wordSize = 64;

// The vectors that a loop uses: those of Word, or those of WideWord (wordavx.h), which only some
// processors have.
enum class VectorWidth : char { Usual, Wide };

// Returns what this processor has.
[[nodiscard]] inline VectorWidth widestVectors()
{
#if defined(__x86_64__) && defined(__GNUC__)
    static const bool isWide = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi")
        && __builtin_cpu_supports("popcnt");
    return isWide ? VectorWidth::Wide : VectorWidth::Usual;
#else
    return VectorWidth::Usual;
#endif
}

} // namespace storedesk::csv
