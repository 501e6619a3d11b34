// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/conversion.h"

namespace storedesk::imports {

// What was written for an import.
struct WrittenParts
{
    std::vector<qint64> rows = {}; // of each part
    // Rows in the side file.
    qint64 heldBack = 0;
    // Rows that were left out on purpose and are in no file.
    qint64 leftOut = 0;

    bool operator==(const WrittenParts &) const = default;
};

// Where the rows of a part stood in the file: by the line of the part that a row begins in.
struct PartLine
{
    quint32 partLine = 0;
    quint32 row = 0; // of the file
    quint32 line = 0;

    bool operator==(const PartLine &) const = default;
};

// Names of files in the folder of an import.
[[nodiscard]] QString partMapName(qint64 part);
[[nodiscard]] QString heldBackName();
[[nodiscard]] std::vector<PartLine> readPartMap(const QString &folder, qint64 part);

// Writes the good rows of a checked table as the service wants them: UTF-8, commas, ids of fields
// as headings, in files below the limit; beside each file where its rows came from. Rows with
// faults go to a file of their own with all their columns, as they are after edits, and the reason.
// Rows that the user left out are only counted. All files are private.
[[nodiscard]] base::Result<WrittenParts>
writeParts(const ImportTable &table, const Conversion &conversion, const CheckResult &result,
           const ImportSettings &settings, const QString &folder, table::Progress &progress);

} // namespace storedesk::imports
