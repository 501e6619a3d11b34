// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/progress.h"
#include "table/tablefile.h"

#include <QStringList>

#include <optional>

namespace storedesk::table {

// A sheet of a spreadsheet as a table of our own: CSV with a comma, in UTF-8. Its lines are the
// rows of the sheet, also where those are blank.
struct UnpackedSheet
{
    std::shared_ptr<const TableFile> file = {};
    QStringList sheets = {}; // all there are
    QString sheet = {};
};

// Whether an archive is a spreadsheet, whatever its name.
[[nodiscard]] base::Result<bool> isSpreadsheet(std::shared_ptr<const TableFile> archive,
                                               const QString &temporaryFolder, Progress &progress);

// The sheet of this name, or the first that can be seen and has cells.
[[nodiscard]] base::Result<UnpackedSheet> unpackSheet(std::shared_ptr<const TableFile> archive,
                                                      const QString &wanted,
                                                      const QString &temporaryFolder,
                                                      Progress &progress);
// Its first rows, long before all of it could be read. Which sheets there are may not be known.
[[nodiscard]] base::Result<UnpackedSheet> unpackBeginning(std::shared_ptr<const TableFile> archive,
                                                          const QString &wanted,
                                                          const QString &temporaryFolder,
                                                          qint64 rows, Progress &progress);
[[nodiscard]] base::Result<QStringList> sheetsIn(std::shared_ptr<const TableFile> archive,
                                                 const QString &temporaryFolder,
                                                 Progress &progress);

// What a file is that comes from a spreadsheet program and cannot be read: old, or with a password.
[[nodiscard]] std::optional<base::Problem> foreignSpreadsheet(const TableFile &file);

} // namespace storedesk::table
