// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "practice/core/budget.h"
#include "practice/exports/exportplan.h"
#include "practice/exports/exporttable.h"
#include "table/zipwriter.h"

#include <QDateTime>
#include <QFile>

#include <optional>

namespace storedesk::practice {

// The ZIP of an export while it is being written, a few rows at a time. Never holds more than a
// block of them. It stands under its own name only when it is complete.
class ExportFile final
{
public:
    ExportFile(const QString &path, ExportPlan plan, ExportTables tables, QDateTime now);
    ~ExportFile(); // what is not complete is removed
    Q_DISABLE_COPY_MOVE(ExportFile)

    // Writes until so many rows of the first table stand there, or everything when no number is
    // given; stops when the budget is spent. True when the file is complete.
    [[nodiscard]] base::Result<bool> advance(std::optional<qint64> rows, const Budget &budget);
    // Of the first table, written so far.
    [[nodiscard]] qint64 rows() const { return m_rows; }

private:
    [[nodiscard]] base::Result<void> begin();
    [[nodiscard]] base::Result<void> beginTable();
    [[nodiscard]] base::Result<void> endTable();
    [[nodiscard]] base::Result<void> finish();

    QString m_path;
    ExportPlan m_plan;
    ExportTables m_tables;
    QDateTime m_now;
    QFile m_file;
    std::optional<table::ZipWriter> m_zip;
    std::optional<table::CsvWriter> m_csv;
    std::size_t m_table = 0; // under way
    qint64 m_rows = 0;
};

} // namespace storedesk::practice
