// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/exports/exporttable.h"

#include "practice/exports/exportactivities.h"
#include "practice/exports/exportcontacts.h"
#include "practice/exports/exportexplorer.h"
#include "practice/exports/exportproducts.h"

namespace storedesk::practice {

ExportTables tablesOf(Store &store, const PracticeExportPlan &plan, qint64 now)
{
    ExportTables tables;
    switch (plan.type) {
    case ExportType::Contacts:
        tables.push_back(std::make_unique<ContactsExport>(store, plan, now));
        break;
    case ExportType::Activities:
        tables.push_back(std::make_unique<ActivitiesExport>(store, plan));
        tables.push_back(std::make_unique<ActivityProductsExport>(store, plan));
        break;
    case ExportType::DataExplorer:
        tables.push_back(std::make_unique<ExplorerExport>(store, plan));
        break;
    }
    return tables;
}

} // namespace storedesk::practice
