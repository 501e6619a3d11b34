// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/exporttable.h"

#include "practice/exportactivities.h"
#include "practice/exportcontacts.h"
#include "practice/exportexplorer.h"
#include "practice/exportproducts.h"

namespace storedesk::practice {

ExportTables tablesOf(Store &store, const ExportPlan &plan, qint64 now)
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
