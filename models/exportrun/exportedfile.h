// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QJsonValue>

#include <functional>
#include <optional>

class QIODevice;

namespace storedesk::exportrun {

// A table inside an exported file, as a stream.
struct ExportedTable
{
    QString name;
    // Whether this is the secondary table, which lists the products in purchases.
    bool besides = false;
    QIODevice &bytes;
};

// Visits the tables in the file, which is a ZIP archive or a single table. Each table has to be
// read to its end, because only then is its checksum verified. Thread-safe.
[[nodiscard]] base::Result<void>
eachExportedTable(const QString &path,
                  const std::function<base::Result<void>(const ExportedTable &)> &visit);

// The content of one exported file.
struct ExportedRows
{
    // Number of rows without the header.
    qint64 rows = 0;
    // Number of rows in the secondary table.
    qint64 besides = 0;
    // Whether every table has a line break after its last row.
    bool endsWell = true;
    // Whether a table ends inside quotes or partway through its last row, as in a truncated file.
    bool isCut = false;
    // A sentence about the first violation of the CSV format.
    QString flaw = {};
    // SHA-256 of the main table after decompression; files with the same rows have the same digest.
    QByteArray digest = {};

    bool operator==(const ExportedRows &) const = default;
};

// Reads the whole file. Fails if a checksum does not match, or if the file is a web page instead of
// a table. Thread-safe.
[[nodiscard]] base::Result<ExportedRows> countExported(const QString &path, char delimiter);

// The result of comparing a file with the announced total. The numeric values are stored and must
// never change.
enum class ExportCheck : quint8 {
    Matches = 0,
    // Nothing contradicts the total, but the comparison is incomplete.
    NotChecked = 1,
    // The file does not match the announced total.
    Differs = 2
};

struct ExportFinding
{
    ExportCheck check = ExportCheck::Matches;
    // The reason as a sentence. Empty if the file matches.
    QString text = {};

    bool operator==(const ExportFinding &) const = default;
};

// Compares the file with the total announced by the service, which may be any JSON value.
[[nodiscard]] ExportFinding findingOf(const ExportedRows &rows, const QJsonValue &announced);

// Returns the total if it is a non-negative integer.
[[nodiscard]] std::optional<qint64> announcedRows(const QJsonValue &total);

} // namespace storedesk::exportrun
