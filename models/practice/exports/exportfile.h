// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "practice/core/budget.h"
#include "practice/exports/exporttable.h"
#include "practice/exports/practiceexportplan.h"
#include "practice/exports/zipwriter.h"

#include <QDateTime>
#include <QFile>

#include <optional>

namespace storedesk::practice {

// The ZIP file for an export, written a few rows at a time. Never holds more than one block of rows
// in memory. The file gets its final name only when it is complete.
class ExportFile final
{
public:
    ExportFile(const QString &path, PracticeExportPlan plan, ExportTables tables, QDateTime now);
    // Removes an incomplete file.
    ~ExportFile();
    Q_DISABLE_COPY_MOVE(ExportFile)

    // Writes until the first table has this number of rows, or until everything is written if there
    // is no number. Stops when the budget is spent. Returns true when the file is complete.
    [[nodiscard]] base::Result<bool> advance(std::optional<qint64> rows, const Budget &budget);
    // Returns the number of rows written to the first table.
    [[nodiscard]] qint64 rows() const { return m_rows; }

private:
    [[nodiscard]] base::Result<void> begin();
    [[nodiscard]] base::Result<void> beginTable();
    [[nodiscard]] base::Result<void> endTable();
    [[nodiscard]] base::Result<void> finish();

    QString m_path;
    PracticeExportPlan m_plan;
    ExportTables m_tables;
    QDateTime m_now;
    QFile m_file;
    std::optional<ZipWriter> m_zip;
    std::optional<csv::CsvWriter> m_csv;
    // The index of the current table.
    std::size_t m_table = 0;
    qint64 m_rows = 0;
};

} // namespace storedesk::practice
