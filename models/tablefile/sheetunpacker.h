// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/progress.h"
#include "csv/blockfile.h"

#include <QStringList>

#include <optional>

namespace storedesk::tablefile {

// A sheet converted to comma-separated UTF-8 text. Its lines are the rows of the sheet, including
// blank ones.
struct UnpackedSheet
{
    std::shared_ptr<const csv::BlockFile> file = {};
    // All sheets in the file.
    QStringList sheets = {};
    QString sheet = {};
};

// Returns whether an archive is a spreadsheet, regardless of its name.
[[nodiscard]] base::Result<bool> isSpreadsheet(std::shared_ptr<const csv::BlockFile> archive,
                                               const QString &temporaryFolder,
                                               base::Progress &progress);

// Unpacks the sheet with this name, or the first visible sheet with cells.
[[nodiscard]] base::Result<UnpackedSheet> unpackSheet(std::shared_ptr<const csv::BlockFile> archive,
                                                      const QString &wanted,
                                                      const QString &temporaryFolder,
                                                      base::Progress &progress);
// Unpacks the first rows, which takes far less time than reading the whole sheet. The list of
// sheets may be incomplete.
[[nodiscard]] base::Result<UnpackedSheet>
unpackBeginning(std::shared_ptr<const csv::BlockFile> archive, const QString &wanted,
                const QString &temporaryFolder, qint64 rows, base::Progress &progress);
[[nodiscard]] base::Result<QStringList> sheetsIn(std::shared_ptr<const csv::BlockFile> archive,
                                                 const QString &temporaryFolder,
                                                 base::Progress &progress);

// Returns a problem for spreadsheet files that cannot be read, because they have an old format or
// are protected by a password.
[[nodiscard]] std::optional<base::Problem> foreignSpreadsheet(const csv::BlockFile &file);

} // namespace storedesk::tablefile
