// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/journal.h"

namespace storedesk::jobs {

// Which rows of a job go into a file.
enum class ReportPart : quint8 { Done, Failed, Open, Count };

// The name of a part in files: done, failed, open.
[[nodiscard]] QLatin1StringView nameOf(ReportPart part);
// A column that a report added: of no interest when its file is loaded again.
[[nodiscard]] bool isReportColumn(const QString &name);
// Writes the rows with all their columns as they came, and behind them number, state, status, code
// and reason. The file is there whole or not at all, for the owner alone; what failed can be loaded
// again as it is. Gives the number of rows. Not for the window's thread.
[[nodiscard]] base::Result<qint64> saveReport(journal::Journal &journal, ReportPart part,
                                              const QString &path);
// The same with the rows of any choice, those of each filter behind those of the one before.
[[nodiscard]] base::Result<qint64> saveRows(journal::Journal &journal,
                                            const std::vector<journal::RowFilter> &filters,
                                            const QString &path);

// The rows as a table in text, as they came: to be mended and sent anew. At most so many.
[[nodiscard]] base::Result<QString> rowsAsTable(journal::Journal &journal,
                                                const journal::RowFilter &filter, int most);

} // namespace storedesk::jobs
