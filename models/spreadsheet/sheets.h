// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "spreadsheet/cellrow.h"
#include "spreadsheet/package.h"

#include <optional>

namespace storedesk::spreadsheet {

enum class SpreadsheetKind : char {
    // .xlsx and its variants.
    Excel,
    // .ods.
    OpenDocument,
};

// Returns the kind of a spreadsheet according to its parts.
[[nodiscard]] std::optional<SpreadsheetKind> kindOf(const QStringList &names);

struct SheetChoice
{
    // All sheets; duplicate names get a number.
    QStringList sheets;
    // The sheet that was read.
    QString sheet;
};

// Reads the cells of the sheet with this name, or of the first visible one with cells.
[[nodiscard]] base::Result<SheetChoice> readSheet(Package &package, const QString &wanted,
                                                  const RowSink &sink);

// Returns a name that is unique among these: a duplicate gets a number.
[[nodiscard]] QString nameBesides(const QStringList &names, const QString &name);

// Reads only the names.
[[nodiscard]] base::Result<QStringList> sheetsOf(Package &package);

} // namespace storedesk::spreadsheet
