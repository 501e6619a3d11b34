// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "schedules/warehousework.h"

#include "base/jsonmembers.h"

namespace storedesk::schedules {

QString warehouseTitle(const QJsonObject & /*settings*/)
{
    return WarehouseWork::tr("PostgreSQL warehouse");
}

void checkWarehouse(base::JsonMembers & /*settings*/) { }

WarehouseWork::WarehouseWork(SyncWarehouse sync)
    : m_sync(std::move(sync))
{ }

std::unique_ptr<ScheduledWork> WarehouseWork::make(const Schedule & /*schedule*/,
                                                   const ScheduleRun & /*run*/,
                                                   const RunContext &context)
{
    return std::make_unique<WarehouseWork>(context.syncWarehouse);
}

void WarehouseWork::start()
{
    m_sync(this, [this](const RunResult &result) { Q_EMIT ended(result); });
}

} // namespace storedesk::schedules
