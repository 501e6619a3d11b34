// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/tablesaver.h"
#include "table/xlsxdevice.h"

namespace storedesk::table {

// Writes the rows of the selection as a workbook of Excel: those of the table with its header, each
// column as it is read. Gives the number of data rows. What has to be kept for a while lies in the
// private folder.
[[nodiscard]] base::Result<qint64> writeXlsx(const Source &source, const Selection &selection,
                                             QIODevice &device, const QString &temporaryFolder,
                                             Progress &progress);
// The same with rows in another form, which the function gives as CSV.
[[nodiscard]] base::Result<qint64> writeXlsx(const Source &source, const Selection &selection,
                                             const XlsxColumns &columns, const AppendRow &append,
                                             QIODevice &device, const QString &temporaryFolder,
                                             Progress &progress);

// Either into a new file, which is there whole or not at all.
[[nodiscard]] base::Result<qint64> saveXlsx(const Source &source, const Selection &selection,
                                            const QString &path, const QString &temporaryFolder,
                                            Progress &progress);
[[nodiscard]] base::Result<qint64> saveXlsx(const Source &source, const Selection &selection,
                                            const XlsxColumns &columns, const AppendRow &append,
                                            const QString &path, const QString &temporaryFolder,
                                            Progress &progress);

} // namespace storedesk::table
