// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

namespace storedesk::table {

// Length of the longest valid beginning in UTF-8; a character cut off at the end counts as valid.
[[nodiscard]] qsizetype validUtf8(QByteArrayView bytes);

// What stands beyond ASCII in some bytes when they are read as UTF-8.
struct Utf8Count
{
    qint64 characters = 0;
    qint64 invalid = 0; // bytes that are part of no character

    bool operator==(const Utf8Count &) const = default;
};

// A character cut off at the end counts for nothing.
[[nodiscard]] Utf8Count countUtf8(QByteArrayView bytes);

// Where the ASCII that begins at this place ends.
[[nodiscard]] qsizetype endOfAscii(QByteArrayView bytes, qsizetype at);
[[nodiscard]] bool isAscii(QByteArrayView bytes);

} // namespace storedesk::table
