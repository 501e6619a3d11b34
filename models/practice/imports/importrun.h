// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/csvreader.h"
#include "practice/core/budget.h"
#include "practice/imports/importreport.h"
#include "practice/imports/importtarget.h"
#include "practice/imports/practiceimportplan.h"

#include <QFile>

#include <optional>

namespace storedesk::practice {

struct ImportProgress
{
    qint64 success = 0;
    qint64 errors = 0;
    // The offset of the last row that was read, or 0 before the first.
    qint64 offset = 0;
    // The line of the last row that was read.
    qint64 line = 0;
    qint64 reportSize = 0;

    [[nodiscard]] qint64 rows() const { return success + errors; }
    bool operator==(const ImportProgress &) const = default;
};

// A running import, which processes the rows in the file as they become due. Can stop after any row
// and continue when the service runs again.
class ImportRun final
{
public:
    ImportRun(const QString &path, const PracticeImportPlan &plan,
              std::unique_ptr<ImportTarget> target, QString reportPath, ErrorReport report);

    // Opens the file and seeks to the position.
    [[nodiscard]] base::Result<void> begin(const ImportProgress &progress);
    // Processes rows up to this number, or all rows if there is no number. Stops when the budget is
    // spent. Returns true at the end of the file.
    [[nodiscard]] base::Result<bool> advance(std::optional<qint64> rows, const Budget &budget);
    [[nodiscard]] const ImportProgress &progress() const { return m_progress; }

private:
    struct Column
    {
        int cell = 0;
        std::size_t rule = 0;
    };

    void readHeader();
    void importRow();
    [[nodiscard]] std::vector<RowFault> faultsOfShape() const;
    [[nodiscard]] std::vector<RowFault> faultsOfCells() const;
    void addFaults(std::vector<RowFault> &faults, const QJsonObject &values);
    [[nodiscard]] QJsonObject valuesOfRow() const;

    QFile m_file;
    PracticeImportPlan m_plan;
    std::unique_ptr<ImportTarget> m_target;
    QString m_reportPath;
    ErrorReport m_reportKind;
    std::optional<ImportReport> m_report;
    std::optional<csv::CsvReader> m_reader;
    // The position at which the reader starts.
    qint64 m_startOffset = 0;
    qint64 m_startLine = 1;
    // The number of cells in the header.
    std::size_t m_cells = 0;
    std::vector<Column> m_columns;
    ImportProgress m_progress;
};

} // namespace storedesk::practice
