// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

namespace storedesk::spreadsheet {

// The text for a cell with a formula but no stored value, because the program that wrote the file
// did not calculate it.
inline constexpr QByteArrayView notCalculated = "#NOT CALCULATED!";
// The text for an error cell that does not name its error.
inline constexpr QByteArrayView unknownError = "#ERROR!";

// Returns whether the whole cell is an error value, such as #N/A, #DIV/0!, Err:502, one of the
// strings above, or the ##### in a column that is too narrow. Recognises English and the other
// languages in which error names are written to files.
[[nodiscard]] bool isErrorValue(QByteArrayView cell);

} // namespace storedesk::spreadsheet
