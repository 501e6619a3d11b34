// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "utf8.h"

#include <algorithm>
#include <cstring>

namespace storedesk::csv {

static unsigned char byteAt(QByteArrayView bytes, qsizetype at)
{
    return static_cast<unsigned char>(bytes.at(at));
}

// Returns the length of the character that begins with this byte, or 0 if none does.
static qsizetype lengthOf(unsigned char first)
{
    if (first < 0x80)
        return 1;
    if (first >= 0xC2 && first <= 0xDF)
        return 2;
    if (first >= 0xE0 && first <= 0xEF)
        return 3;
    return first >= 0xF0 && first <= 0xF4 ? 4 : 0;
}

// Detects overlong forms, surrogates and code points beyond Unicode by their second byte.
static bool maySecond(unsigned char first, unsigned char second)
{
    switch (first) {
    case 0xE0:
        return second >= 0xA0 && second <= 0xBF;
    case 0xED:
        return second >= 0x80 && second <= 0x9F;
    case 0xF0:
        return second >= 0x90 && second <= 0xBF;
    case 0xF4:
        return second >= 0x80 && second <= 0x8F;
    default:
        return second >= 0x80 && second <= 0xBF;
    }
}

// Whether the bytes are a character, or the beginning of a truncated character.
static bool beginCharacter(QByteArrayView bytes)
{
    if (bytes.size() > 1 && !maySecond(byteAt(bytes, 0), byteAt(bytes, 1)))
        return false;
    for (qsizetype at = 2; at < bytes.size(); ++at) {
        if ((byteAt(bytes, at) & 0xC0) != 0x80)
            return false;
    }
    return true;
}

// Tests eight bytes at a time, because most of a table is ASCII.
qsizetype endOfAscii(QByteArrayView bytes, qsizetype at)
{
    static constexpr quint64 highBits = 0x8080'8080'8080'8080;
    for (quint64 eight = 0; at + 8 <= bytes.size(); at += 8) {
        std::memcpy(&eight, bytes.data() + at, 8);
        if ((eight & highBits) != 0)
            break;
    }
    while (at < bytes.size() && byteAt(bytes, at) < 0x80)
        ++at;
    return at;
}

// Returns 0 if there is no valid character here.
static qsizetype characterAt(QByteArrayView bytes, qsizetype at)
{
    const auto length = lengthOf(byteAt(bytes, at));
    const auto there = bytes.sliced(at, std::min(length, bytes.size() - at));
    return length > 0 && beginCharacter(there) ? length : 0;
}

qsizetype validUtf8(QByteArrayView bytes)
{
    for (auto at = endOfAscii(bytes, 0); at < bytes.size(); at = endOfAscii(bytes, at)) {
        const auto length = characterAt(bytes, at);
        if (length == 0)
            return at;
        at += length;
    }
    return bytes.size();
}

Utf8Count countUtf8(QByteArrayView bytes)
{
    Utf8Count count;
    for (auto at = endOfAscii(bytes, 0); at < bytes.size(); at = endOfAscii(bytes, at)) {
        const auto length = characterAt(bytes, at);
        if (length == 0)
            ++count.invalid;
        else if (at + length <= bytes.size())
            ++count.characters;
        at += std::max<qsizetype>(length, 1);
    }
    return count;
}

bool isAscii(QByteArrayView bytes)
{
    return endOfAscii(bytes, 0) == bytes.size();
}

} // namespace storedesk::csv
