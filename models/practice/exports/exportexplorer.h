// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/exports/exporttable.h"
#include "practice/exports/practiceexportplan.h"

namespace storedesk::practice {

// Sales, one line per day in the store's time zone.
class ExplorerExport final : public ExportTable
{
public:
    ExplorerExport(Store &store, PracticeExportPlan plan);

    [[nodiscard]] QStringList header() const override;
    int write(csv::CsvWriter &to, int limit) override;

private:
    void writeDay(csv::CsvWriter &to);

    Store &m_store;
    PracticeExportPlan m_plan;
    QDate m_day;
};

} // namespace storedesk::practice
