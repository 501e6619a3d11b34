// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

namespace storedesk::csv {

// Whether a spreadsheet would evaluate the cell instead of showing it. Such a cell begins with = +
// - @, with a full-width equivalent, or with TAB, CR, LF or NUL. Negative numbers are harmless.
[[nodiscard]] bool looksLikeFormula(QByteArrayView cell);

// Whether a spreadsheet with another locale or from another vendor would end the cell at this
// character: , ; TAB.
[[nodiscard]] constexpr bool isListSeparator(char byte)
{
    return byte == ',' || byte == ';' || byte == '\t';
}

// Prefixes the cell with ' if it looks like a formula. Does the same for every formula that would
// appear if the file were opened with another list separator, because quotes do not protect a cell
// from a program that splits the line elsewhere.
[[nodiscard]] QByteArray guardedForSpreadsheets(QByteArrayView cell);

} // namespace storedesk::csv
