// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <cstring>

namespace storedesk::spreadsheet {

// Returns whether the byte is white space in XML.
[[nodiscard]] constexpr bool isSpace(char byte)
{
    return byte == ' ' || byte == '\n' || byte == '\t' || byte == '\r';
}

// Returns whether the bytes equal a name. Compiled to a comparison of a few bytes.
template <std::size_t Size>
[[nodiscard]] inline bool same(QByteArrayView bytes, const char (&name)[Size])
{
    return bytes.size() == static_cast<qsizetype>(Size - 1)
        && std::memcmp(bytes.data(), name, Size - 1) == 0;
}

// Parses a whole number without a sign. Returns -1 if it is invalid or too large for a position or
// count.
[[nodiscard]] inline qint64 countOf(QByteArrayView digits)
{
    qint64 number = 0;
    for (const char byte : digits) {
        if (byte < '0' || byte > '9' || number > Q_INT64_C(1'000'000'000'000))
            return -1;
        number = number * 10 + (byte - '0');
    }
    return digits.isEmpty() ? -1 : number;
}

// Appends XML text with entities such as &amp;, &#233; and &#xE9; resolved.
void appendResolved(QByteArrayView raw, QByteArray &to);

// Appends a character in UTF-8. An invalid one becomes U+FFFD.
void appendCharacter(char32_t code, QByteArray &to);

// Resolves the escapes, such as _x000D_, that Excel writes for characters that XML cannot contain.
// Starts at the given position. A literal underscore that looks like an escape is written as
// _x005F_.
void resolveEscapes(QByteArray &text, qsizetype from);

} // namespace storedesk::spreadsheet
