// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <functional>

class QIODevice;

namespace storedesk::jobs {

// A table inside a file that an export made, as a stream.
struct ExportedTable
{
    QString name;
    bool besides = false; // the one that comes with another: lines of purchases
    QIODevice &bytes;
};

// Visits the tables of the file, a ZIP or one table alone. Each has to be read to its end: only
// then is its checksum known to fit. Any thread.
[[nodiscard]] base::Result<void>
eachExportedTable(const QString &path,
                  const std::function<base::Result<void>(const ExportedTable &)> &visit);

// How many rows there are below the headings.
struct ExportedRows
{
    qint64 rows = 0;
    qint64 besides = 0;
    bool endsWell = true; // every table has a line end behind its last row

    bool operator==(const ExportedRows &) const = default;
};

// Reads all of it; fails when something of it does not fit its checksum. Any thread.
[[nodiscard]] base::Result<ExportedRows> countExported(const QString &path, char delimiter);

// What is odd about it, in a sentence; empty: it is what the service announced. Nothing announced:
// a total that is not known.
[[nodiscard]] QString troubleWith(const ExportedRows &rows, qint64 announced);

} // namespace storedesk::jobs
