// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

#include <memory>
#include <vector>

namespace storedesk::table {
class CsvWriter;
}

namespace storedesk::practice {

struct ExportPlan;
class Store;

// One CSV of an export. It is written a few rows at a time, and other requests are answered in
// between; so it remembers where it stopped and holds no statement open.
class ExportTable
{
public:
    ExportTable() = default;
    virtual ~ExportTable() = default;
    Q_DISABLE_COPY_MOVE(ExportTable)

    // Stands behind the name of the export.
    [[nodiscard]] virtual QString suffix() const { return {}; }
    [[nodiscard]] virtual QStringList header() const = 0;
    // Writes the next rows, at most `limit`; how many. Fewer only behind the last.
    virtual int write(table::CsvWriter &to, int limit) = 0;
};

using ExportTables = std::vector<std::unique_ptr<ExportTable>>;

// The first table is the one whose rows are counted.
[[nodiscard]] ExportTables tablesOf(Store &store, const ExportPlan &plan, qint64 now);

} // namespace storedesk::practice
