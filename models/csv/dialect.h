// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace storedesk::csv {

// The delimiters and quotes of a file. All special characters are single bytes in UTF-8.
struct Dialect
{
    char delimiter = ',';
    // 0 if the file uses no quotes.
    char quote = '"';
    // The escape character, which precedes a quote or itself inside quotes.
    char escape = 0;
    // Lines that begin with this character are comments instead of rows.
    char comment = 0;
    // Whether blanks between a delimiter and a quote are ignored.
    bool blanksAroundQuotes = false;

    bool operator==(const Dialect &) const = default;

    // Whether the file follows RFC 4180 except for its choice of characters. Such files are read 64
    // bytes at a time.
    [[nodiscard]] constexpr bool isRegular() const
    {
        return escape == 0 && comment == 0 && !blanksAroundQuotes;
    }
    // Whether the byte is a blank that is ignored around quotes.
    [[nodiscard]] constexpr bool isBlank(char byte) const
    {
        return blanksAroundQuotes && byte != delimiter && (byte == ' ' || byte == '\t');
    }
};

} // namespace storedesk::csv
