// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "spreadsheet/cellrow.h"
#include "spreadsheet/package.h"

#include <optional>

namespace storedesk::spreadsheet {

enum class SpreadsheetKind : char {
    // For .xlsx files and their variants.
    Excel,
    // For .ods files.
    OpenDocument,
};

// Returns the kind of spreadsheet, based on its parts.
[[nodiscard]] std::optional<SpreadsheetKind> kindOf(const QStringList &names);

struct SheetChoice
{
    // All sheets. Duplicate names get a number.
    QStringList sheets;
    // The sheet that was read.
    QString sheet;
};

// Reads the cells in the sheet with this name, or in the first visible sheet with cells, or the one
// with the table if that is a cover page.
[[nodiscard]] base::Result<SheetChoice> readSheet(Package &package, const QString &wanted,
                                                  const RowSink &sink);

// Returns a name that is not among these names. A duplicate gets a number.
[[nodiscard]] QString nameBesides(const QStringList &names, const QString &name);

// Reads only the names of the sheets.
[[nodiscard]] base::Result<QStringList> sheetsOf(Package &package);

} // namespace storedesk::spreadsheet
