// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/tablesaver.h"
#include "table/xlsxdevice.h"

namespace storedesk::table {

// Writes the rows of the selection as an Excel workbook with the header, using the format of each
// column. Returns the number of data rows. Temporary files are stored in the private folder.
[[nodiscard]] base::Result<qint64> writeXlsx(const Source &source, const Selection &selection,
                                             QIODevice &device, const QString &temporaryFolder,
                                             Progress &progress);
// Writes rows that the function returns as CSV in another form.
[[nodiscard]] base::Result<qint64> writeXlsx(const Source &source, const Selection &selection,
                                             const XlsxColumns &columns, const AppendRow &append,
                                             QIODevice &device, const QString &temporaryFolder,
                                             Progress &progress);

// Both overloads write a new file atomically.
[[nodiscard]] base::Result<qint64> saveXlsx(const Source &source, const Selection &selection,
                                            const QString &path, const QString &temporaryFolder,
                                            Progress &progress);
[[nodiscard]] base::Result<qint64> saveXlsx(const Source &source, const Selection &selection,
                                            const XlsxColumns &columns, const AppendRow &append,
                                            const QString &path, const QString &temporaryFolder,
                                            Progress &progress);

} // namespace storedesk::table
