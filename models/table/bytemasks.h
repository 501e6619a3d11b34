// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <cstring>

// Where bytes stand among 64. Word has
//
//     where(char byte)                     that very byte
//     whereAtLeast(unsigned char byte)     that one and those above
//
// and both give Marks, which are joined by | and &, say whether there is any() and their count(),
// and become one bit for each byte by bits(). That last step costs more than all before it on some
// processors: join and ask first where most words have no mark.
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
