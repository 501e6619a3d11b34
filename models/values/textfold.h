// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <array>

namespace storedesk::values {

// Normalises a text for comparison in filters, groups and value counts, ignoring case and accents
// (José and JOSE are equal). Input and output are UTF-8. The scratch buffer holds the result.
// Invalid bytes are preserved.
[[nodiscard]] QByteArrayView folded(QByteArrayView text, QByteArray &scratch);

// One character in a text.
struct Letter
{
    char32_t code = 0;
    // The size in bytes.
    int size = 1;
    // Whether the byte is valid UTF-8.
    bool good = true;
};
[[nodiscard]] Letter letterAt(QByteArrayView text, qsizetype at);

// The normalised form of a character, which has up to three letters, or none for a combining
// accent.
struct FoldedLetter
{
    std::array<char32_t, 3> codes = {};
    int count = 0;
};
[[nodiscard]] FoldedLetter foldedLetter(char32_t code);

} // namespace storedesk::values
