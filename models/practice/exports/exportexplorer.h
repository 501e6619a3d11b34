// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/exports/exportplan.h"
#include "practice/exports/exporttable.h"

namespace storedesk::practice {

// Sales, one line per day in the store's time zone.
class ExplorerExport final : public ExportTable
{
public:
    ExplorerExport(Store &store, ExportPlan plan);

    [[nodiscard]] QStringList header() const override;
    int write(table::CsvWriter &to, int limit) override;

private:
    void writeDay(table::CsvWriter &to);

    Store &m_store;
    ExportPlan m_plan;
    QDate m_day;
};

} // namespace storedesk::practice
