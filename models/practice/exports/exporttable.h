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

// One CSV file in an export. It is written a few rows at a time, and other requests are processed
// in between, so this object stores its position and keeps no statement open.
class ExportTable
{
public:
    ExportTable() = default;
    virtual ~ExportTable() = default;
    Q_DISABLE_COPY_MOVE(ExportTable)

    // Appended to the export's name.
    [[nodiscard]] virtual QString suffix() const { return {}; }
    [[nodiscard]] virtual QStringList header() const = 0;
    // Writes up to `limit` rows and returns their number. Writes fewer only at the end.
    virtual int write(csv::CsvWriter &to, int limit) = 0;
};

using ExportTables = std::vector<std::unique_ptr<ExportTable>>;

// Returns the tables of an export. Only the rows in the first table are counted.
[[nodiscard]] ExportTables tablesOf(Store &store, const PracticeExportPlan &plan, qint64 now);

} // namespace storedesk::practice
