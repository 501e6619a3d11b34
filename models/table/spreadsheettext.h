// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

namespace storedesk::table {

// Whether a spreadsheet would compute the cell instead of showing it: it begins with = + - @, with
// the full-width twin of one of them, or with TAB, CR, LF or NUL. Negative numbers are harmless.
[[nodiscard]] bool looksLikeFormula(QByteArrayView cell);

// Whether a spreadsheet of another country or another program would end the cell here: , ; TAB.
[[nodiscard]] constexpr bool isListSeparator(char byte)
{
    return byte == ',' || byte == ';' || byte == '\t';
}

// The cell with ' before it when it looks like a formula, and before every formula that would come
// to light if the file were opened with another list separator: quotes do not hold a cell together
// for a reader that takes the line apart elsewhere.
[[nodiscard]] QByteArray guardedForSpreadsheets(QByteArrayView cell);

} // namespace storedesk::table
