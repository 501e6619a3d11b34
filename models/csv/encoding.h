// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/blockfile.h"

#include <QStringList>

namespace storedesk::csv {

// The detected encoding of a file.
struct EncodingGuess
{
    // Name for iconv.
    QByteArray name = "UTF-8";
    bool byteOrderMark = false;
    // Whether the encoding is certain because of a byte order mark or because no other encoding is
    // valid.
    bool certain = false;
    // The first words that would look wrong in another encoding.
    QStringList proof = {};

    bool operator==(const EncodingGuess &) const = default;
};

// Reads the beginning of the file and samples from a few other positions.
[[nodiscard]] EncodingGuess guessEncoding(const BlockFile &file);

// Returns words with non-ASCII letters, decoded with this encoding.
[[nodiscard]] QStringList accentedWords(QByteArrayView bytes, const QByteArray &encoding,
                                        int count = 5);

// Returns the encodings offered to the user, the most likely first.
[[nodiscard]] QByteArrayList offeredEncodings();

} // namespace storedesk::csv
