// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <cstring>

namespace storedesk::spreadsheet {

// White space between the words of XML.
[[nodiscard]] constexpr bool isSpace(char byte)
{
    return byte == ' ' || byte == '\n' || byte == '\t' || byte == '\r';
}

// Whether these are the letters of a name; compiled to a comparison of a few bytes.
template <std::size_t Size>
[[nodiscard]] inline bool same(QByteArrayView bytes, const char (&name)[Size])
{
    return bytes.size() == static_cast<qsizetype>(Size - 1)
        && std::memcmp(bytes.data(), name, Size - 1) == 0;
}

// A whole number without a sign; -1: it is none, or too large to be a place or a count.
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

// Adds text of XML with its entities resolved: &amp; &#233; &#xE9;.
void appendResolved(QByteArrayView raw, QByteArray &to);

// Adds a character in UTF-8; what is none becomes U+FFFD.
void appendCharacter(char32_t code, QByteArray &to);

// Resolves, in this text from a place on, what Excel writes for characters XML cannot hold:
// _x000D_. An underline that only looks so is written as _x005F_.
void resolveEscapes(QByteArray &text, qsizetype from);

} // namespace storedesk::spreadsheet
