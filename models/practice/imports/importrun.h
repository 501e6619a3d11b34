// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/core/budget.h"
#include "practice/imports/importplan.h"
#include "practice/imports/importreport.h"
#include "practice/imports/importtarget.h"
#include "table/csvreader.h"

#include <QFile>

#include <optional>

namespace storedesk::practice {

// How far an import has come.
struct ImportProgress
{
    qint64 success = 0;
    qint64 errors = 0;
    qint64 offset = 0; // where the row taken last begins in the file; 0 before the first
    qint64 line = 0; // and its line
    qint64 reportSize = 0;

    [[nodiscard]] qint64 rows() const { return success + errors; }
    bool operator==(const ImportProgress &) const = default;
};

// One import at work: takes the rows of the file as they fall due. It can stop after any row and go
// on in another run of the service.
class ImportRun final
{
public:
    ImportRun(const QString &path, const ImportPlan &plan, std::unique_ptr<ImportTarget> target,
              QString reportPath, ErrorReport report);

    // Opens the file and finds the place.
    [[nodiscard]] base::Result<void> begin(const ImportProgress &progress);
    // Takes rows until so many are done, or all when no number is given; stops when the budget is
    // spent. True when the file is at its end.
    [[nodiscard]] base::Result<bool> advance(std::optional<qint64> rows, const Budget &budget);
    [[nodiscard]] const ImportProgress &progress() const { return m_progress; }

private:
    struct Column
    {
        int cell = 0;
        std::size_t rule = 0;
    };

    void readHeader();
    void takeRow();
    [[nodiscard]] std::vector<RowFault> faultsOfShape() const;
    [[nodiscard]] std::vector<RowFault> faultsOfCells() const;
    void addFaults(std::vector<RowFault> &faults, const QJsonObject &values);
    [[nodiscard]] QJsonObject valuesOfRow() const;

    QFile m_file;
    ImportPlan m_plan;
    std::unique_ptr<ImportTarget> m_target;
    QString m_reportPath;
    ErrorReport m_reportKind;
    std::optional<ImportReport> m_report;
    std::optional<table::CsvReader> m_reader;
    qint64 m_startOffset = 0; // of the reader
    qint64 m_startLine = 1;
    std::size_t m_cells = 0; // in the header
    std::vector<Column> m_columns;
    ImportProgress m_progress;
};

} // namespace storedesk::practice
