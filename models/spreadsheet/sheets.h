// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "spreadsheet/cellrow.h"
#include "spreadsheet/package.h"

#include <optional>

namespace storedesk::spreadsheet {

enum class SpreadsheetKind : char {
    Excel, // .xlsx and its relatives
    OpenDocument, // .ods
};

// Which kind of spreadsheet a package is, by its parts.
[[nodiscard]] std::optional<SpreadsheetKind> kindOf(const QStringList &names);

struct SheetChoice
{
    QStringList sheets; // all of them; a second one of a name gets a number
    QString sheet; // that was read
};

// Reads the cells of one sheet: the one of this name, or the first that can be seen and has any.
[[nodiscard]] base::Result<SheetChoice> readSheet(Package &package, const QString &wanted,
                                                  const RowSink &sink);

// A name beside these: a second one gets a number.
[[nodiscard]] QString nameBesides(const QStringList &names, const QString &name);

// Only the names.
[[nodiscard]] base::Result<QStringList> sheetsOf(Package &package);

} // namespace storedesk::spreadsheet
