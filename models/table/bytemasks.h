// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <cstring>

// Where bytes stand among 64: one bit for each. Word has
//
//     where(char byte)                     that very byte
//     whereAtLeast(unsigned char byte)     that one and those above
//
// All that is special to a processor is in these files.
#if defined(__aarch64__)
#include "table/wordneon.h"
#elif defined(__SSE2__)
#include "table/wordsse.h"
#else
#include "table/wordplain.h"
#endif

namespace storedesk::table {

inline constexpr qsizetype wordSize = 64;

} // namespace storedesk::table
