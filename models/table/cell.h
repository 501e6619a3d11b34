// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/dialect.h"

#include <QByteArray>

namespace storedesk::table {

// The most cells of a row, as in spreadsheets. The last one holds the rest of a longer row, so that
// a line of a million delimiters costs no more than any other line of its length.
inline constexpr int mostCells = 16'384;

// A cell as it stands in the file, quotes and all, turned into its text as CsvReader would. The
// scratch holds the result when it cannot be a part of the cell.
[[nodiscard]] QByteArrayView unquoted(QByteArrayView raw, char quote, QByteArray &scratch);
[[nodiscard]] QByteArrayView unquoted(QByteArrayView raw, const Dialect &dialect,
                                      QByteArray &scratch);

// Whether the cell opens a quote and does not close it, or goes on behind it.
[[nodiscard]] bool isMalformed(QByteArrayView raw, const Dialect &dialect);

} // namespace storedesk::table
