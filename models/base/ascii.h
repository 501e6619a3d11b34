// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>

namespace storedesk::base {

// Like std::isdigit() and std::tolower() in the C locale, but without a locale lookup.
constexpr bool isDigit(char byte)
{
    return byte >= '0' && byte <= '9';
}

constexpr char lowerOf(char byte)
{
    return byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte | 0x20) : byte;
}

// Whether the byte is an ASCII letter or part of a non-ASCII character.
constexpr bool mayBeLetter(char byte)
{
    return ((byte | 0x20) >= 'a' && (byte | 0x20) <= 'z') || (byte & 0x80) != 0;
}

// The UTF-8 byte order mark.
inline constexpr QByteArrayView utf8Mark = "\xEF\xBB\xBF";

} // namespace storedesk::base
