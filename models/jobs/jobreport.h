// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/journal.h"

namespace storedesk::jobs {

// Selects the rows of a job that are written to a file.
enum class JobReportPart : quint8 { Done, Failed, Open, Count };

// Returns the name of a part in file names: done, failed, open.
[[nodiscard]] QLatin1StringView nameOf(JobReportPart part);
// Whether the column was added by a report. Such columns are ignored when the file is loaded again.
[[nodiscard]] bool isReportColumn(const QString &name);
// Writes the rows with all their original columns, followed by number, state, status, code and
// reason. The file is written atomically and readable by its owner only. A file of failed rows can
// be loaded again unchanged. Returns the number of rows. Not for use in the main thread.
[[nodiscard]] base::Result<qint64> saveReport(journal::Journal &journal, JobReportPart part,
                                              const QString &path);
// Writes the rows matched by each filter, one filter after another.
[[nodiscard]] base::Result<qint64> saveRows(journal::Journal &journal,
                                            const std::vector<journal::RowFilter> &filters,
                                            const QString &path);

// Returns at most this number of rows as a text table with their original cells, to be corrected
// and sent again.
[[nodiscard]] base::Result<QString> rowsAsTable(journal::Journal &journal,
                                                const journal::RowFilter &filter, int most);

} // namespace storedesk::jobs
