// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>

namespace storedesk::table {

// What std::isdigit and std::tolower would say in the C locale, without asking for a locale.
constexpr bool isDigit(char byte)
{
    return byte >= '0' && byte <= '9';
}

constexpr char lowerOf(char byte)
{
    return byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte | 0x20) : byte;
}

// A letter, or a part of one outside ASCII.
constexpr bool mayBeLetter(char byte)
{
    return ((byte | 0x20) >= 'a' && (byte | 0x20) <= 'z') || (byte & 0x80) != 0;
}

inline constexpr QByteArrayView utf8Mark = "\xEF\xBB\xBF"; // byte order mark

} // namespace storedesk::table
