// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

namespace storedesk::csv {

// Returns the length of the longest valid UTF-8 prefix. A truncated character at the end counts as
// valid.
[[nodiscard]] qsizetype validUtf8(QByteArrayView bytes);

// Counts of non-ASCII characters in bytes read as UTF-8.
struct Utf8Count
{
    qint64 characters = 0;
    // Bytes that are not part of a character.
    qint64 invalid = 0;

    bool operator==(const Utf8Count &) const = default;
};

// Ignores a truncated character at the end.
[[nodiscard]] Utf8Count countUtf8(QByteArrayView bytes);

// Returns the end of the ASCII text that begins at this position.
[[nodiscard]] qsizetype endOfAscii(QByteArrayView bytes, qsizetype at);
[[nodiscard]] bool isAscii(QByteArrayView bytes);

} // namespace storedesk::csv
