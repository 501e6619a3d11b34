// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QJsonValue>

#include <functional>
#include <optional>

class QIODevice;

namespace storedesk::jobs {

// A table inside a file that an export made, as a stream.
struct ExportedTable
{
    QString name;
    // It comes with another table: the products of purchases.
    bool besides = false;
    QIODevice &bytes;
};

// Visits the tables of the file, a ZIP or one table alone. Each has to be read to its end: only
// then is its checksum known to fit. Any thread.
[[nodiscard]] base::Result<void>
eachExportedTable(const QString &path,
                  const std::function<base::Result<void>(const ExportedTable &)> &visit);

// What was found in the file of one export.
struct ExportedRows
{
    // Rows below the headings.
    qint64 rows = 0;
    // The same for the table that comes with it.
    qint64 besides = 0;
    // Every table has a line end after its last row.
    bool endsWell = true;
    // A table ends inside quotes or within its last row, as a file does that was cut.
    bool isCut = false;
    // The first place that breaks the rules of a table, in a sentence.
    QString flaw = {};
    // SHA-256 of the main table as it was packed; two files with the same rows share it.
    QByteArray digest = {};

    bool operator==(const ExportedRows &) const = default;
};

// Reads the whole file. Fails when a checksum does not match, or when the file is a web page
// instead of a table. Any thread.
[[nodiscard]] base::Result<ExportedRows> countExported(const QString &path, char delimiter);

// How far a file was proven to be what the service announced. Stored as numbers: never change
// them.
enum class ExportCheck : quint8 {
    Matches = 0,
    // Nothing contradicts it, but something needed for the proof is missing.
    NotChecked = 1,
    // The file is not what was announced.
    Differs = 2
};

struct ExportFinding
{
    ExportCheck check = ExportCheck::Matches;
    // Why, in a sentence; empty when it matches.
    QString text = {};

    bool operator==(const ExportFinding &) const = default;
};

// Compares the file with the total that the service announced for it, which may be anything.
[[nodiscard]] ExportFinding findingOf(const ExportedRows &rows, const QJsonValue &announced);

// A total that can be compared: a whole number that is not negative.
[[nodiscard]] std::optional<qint64> announcedRows(const QJsonValue &total);

} // namespace storedesk::jobs
