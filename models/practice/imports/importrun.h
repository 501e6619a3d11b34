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
    // Offset of the last row read in the file; 0 before the first.
    qint64 offset = 0;
    // Line of that row.
    qint64 line = 0;
    qint64 reportSize = 0;

    [[nodiscard]] qint64 rows() const { return success + errors; }
    bool operator==(const ImportProgress &) const = default;
};

// A running import: processes the rows of the file as they fall due. Can stop after any row and
// continue in another run of the service.
class ImportRun final
{
public:
    ImportRun(const QString &path, const PracticeImportPlan &plan,
              std::unique_ptr<ImportTarget> target, QString reportPath, ErrorReport report);

    // Opens the file and seeks to the position.
    [[nodiscard]] base::Result<void> begin(const ImportProgress &progress);
    // Processes rows until this number is processed, or all without a number; stops when the budget
    // is spent. Returns true at the end of the file.
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
    // Start position of the reader.
    qint64 m_startOffset = 0;
    qint64 m_startLine = 1;
    // Number of cells in the header.
    std::size_t m_cells = 0;
    std::vector<Column> m_columns;
    ImportProgress m_progress;
};

} // namespace storedesk::practice
