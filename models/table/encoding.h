// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/tablefile.h"

#include <QStringList>

namespace storedesk::table {

// In what letters a file seems to be written.
struct EncodingGuess
{
    QByteArray name = "UTF-8"; // as iconv knows it
    bool byteOrderMark = false;
    bool certain = false; // by a mark, or because nothing else is valid
    QStringList proof = {}; // the first words that would look wrong if the guess were

    bool operator==(const EncodingGuess &) const = default;
};

// Looks at the beginning and at some places behind it.
[[nodiscard]] EncodingGuess guessEncoding(const TableFile &file);

// The words with letters beyond ASCII, as they read in that encoding.
[[nodiscard]] QStringList accentedWords(QByteArrayView bytes, const QByteArray &encoding,
                                        int count = 5);

// The encodings offered to a person, most likely first.
[[nodiscard]] QByteArrayList offeredEncodings();

} // namespace storedesk::table
