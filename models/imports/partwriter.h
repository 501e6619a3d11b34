// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importcheck/conversion.h"

namespace storedesk::imports {

// The files written for an import.
struct WrittenParts
{
    // Rows of each part.
    std::vector<qint64> rows = {};
    // Rows in the side file.
    qint64 heldBack = 0;
    // Rows that were left out deliberately and are in no file.
    qint64 leftOut = 0;

    bool operator==(const WrittenParts &) const = default;
};

// Maps the line at which a row of a part begins to its row and line in the source file.
struct PartLine
{
    quint32 partLine = 0;
    // Row in the source file.
    quint32 row = 0;
    quint32 line = 0;

    bool operator==(const PartLine &) const = default;
};

// Names of files in the folder of an import.
[[nodiscard]] QString partMapName(qint64 part);
[[nodiscard]] QString heldBackName();
[[nodiscard]] std::vector<PartLine> readPartMap(const QString &folder, qint64 part);

// Writes the good rows of a checked table in the format of the service: UTF-8, commas, field IDs as
// headings, in files below the size limit, with a line map for each file. Rows with faults are
// written to a side file with all columns after edits and the reason. Rows that the user left out
// are only counted. All files are private.
[[nodiscard]] base::Result<WrittenParts>
writeParts(const importcheck::ImportTable &table, const importcheck::Conversion &conversion,
           const importcheck::CheckResult &result, const importcheck::ImportSettings &settings,
           const QString &folder, base::Progress &progress);

} // namespace storedesk::imports
