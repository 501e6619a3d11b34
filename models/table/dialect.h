// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace storedesk::table {

// How a file separates and quotes its cells. All signs are single bytes in UTF-8.
struct Dialect
{
    char delimiter = ',';
    char quote = '"'; // 0: quotes mean nothing in this file
    char escape = 0; // inside quotes: before a quote, or itself, that belongs to the text
    char comment = 0; // a line that begins with it is a remark and no row
    bool blanksAroundQuotes = false; // between a delimiter and a quote; they are no text

    bool operator==(const Dialect &) const = default;

    // As RFC 4180 has it, but for the signs. Such files are read 64 bytes at a time.
    [[nodiscard]] constexpr bool isRegular() const
    {
        return escape == 0 && comment == 0 && !blanksAroundQuotes;
    }
    // A blank that may stand before or behind quotes.
    [[nodiscard]] constexpr bool isBlank(char byte) const
    {
        return blanksAroundQuotes && byte != delimiter && (byte == ' ' || byte == '\t');
    }
};

} // namespace storedesk::table
