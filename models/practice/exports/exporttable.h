// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

#include <memory>
#include <vector>

namespace storedesk::csv {
class CsvWriter;
}

namespace storedesk::practice {

struct PracticeExportPlan;
class Store;

// One CSV file of an export. Written a few rows at a time while other requests are processed in
// between, so it stores its position and keeps no statement open.
class ExportTable
{
public:
    ExportTable() = default;
    virtual ~ExportTable() = default;
    Q_DISABLE_COPY_MOVE(ExportTable)

    // Appended to the name of the export.
    [[nodiscard]] virtual QString suffix() const { return {}; }
    [[nodiscard]] virtual QStringList header() const = 0;
    // Writes the next rows, at most `limit`, and returns their number. Fewer only at the end.
    virtual int write(csv::CsvWriter &to, int limit) = 0;
};

using ExportTables = std::vector<std::unique_ptr<ExportTable>>;

// Only the rows of the first table are counted.
[[nodiscard]] ExportTables tablesOf(Store &store, const PracticeExportPlan &plan, qint64 now);

} // namespace storedesk::practice
