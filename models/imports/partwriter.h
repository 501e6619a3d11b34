// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importcheck/conversion.h"

namespace storedesk::csv {
class CsvReader;
}

namespace storedesk::imports {

// The files written for an import.
struct WrittenParts
{
    // The number of rows in each part.
    std::vector<qint64> rows = {};
    // The number of rows in the side file.
    qint64 heldBack = 0;
    // The number of rows that were left out deliberately and are in no file.
    qint64 leftOut = 0;

    bool operator==(const WrittenParts &) const = default;
};

// Maps the line at which a row begins in a part to the row and line in the source file.
struct PartLine
{
    quint32 partLine = 0;
    // The row in the source file.
    quint32 row = 0;
    quint32 line = 0;

    bool operator==(const PartLine &) const = default;
};

[[nodiscard]] std::vector<PartLine> readPartMap(const QString &folder, qint64 part);

// Returns whether a privacy request emptied the current row of a part or report. Other rows have at
// least a key.
[[nodiscard]] bool isErasedRow(const csv::CsvReader &reader);

// Writes the valid rows of a checked table in the format that the service expects: UTF-8, commas
// and field IDs as headings, in files below the size limit, with a line map for each file. Rows
// with faults are written to a side file with all columns, including edits, and the reason. Rows
// that the user left out are only counted. Only the user can read the files.
[[nodiscard]] base::Result<WrittenParts>
writeParts(const importcheck::ImportTable &table, const importcheck::Conversion &conversion,
           const importcheck::CheckResult &result, const importcheck::ImportSettings &settings,
           const QString &folder, base::Progress &progress);

} // namespace storedesk::imports
