// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/csvwriter.h"

#include <QString>

namespace storedesk::csv {

// Returns the format of files that people open in a spreadsheet. The separator is the one that
// spreadsheets expect in the user's language.
[[nodiscard]] CsvFormat spreadsheetFormat();

// Returns the number with the decimal sign of the user's language and without group separators.
[[nodiscard]] QString spreadsheetNumber(double number);

} // namespace storedesk::csv
