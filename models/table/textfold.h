// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <array>

namespace storedesk::table {

// The text as it is compared in filters, groups and counts of values: upper and lower case are the
// same, and so are letters with and without an accent (José and JOSE). UTF-8 in, UTF-8 out; the
// scratch holds the result. Bytes that are no letters of UTF-8 stay as they are.
[[nodiscard]] QByteArrayView folded(QByteArrayView text, QByteArray &scratch);

// One letter of a text.
struct Letter
{
    char32_t code = 0;
    int size = 1; // bytes
    bool good = true; // else the byte is no UTF-8
};
[[nodiscard]] Letter letterAt(QByteArrayView text, qsizetype at);

// What a letter is compared as: up to three letters, none for an accent that stands alone.
struct FoldedLetter
{
    std::array<char32_t, 3> codes = {};
    int count = 0;
};
[[nodiscard]] FoldedLetter foldedLetter(char32_t code);

} // namespace storedesk::table
