// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "schedules/schedule.h"
#include "schedules/scheduledwork.h"

#include <memory>

namespace storedesk::schedules {

[[nodiscard]] QString warehouseTitle(const QJsonObject &settings);
// There are no settings, because an account has one warehouse.
void checkWarehouse(base::JsonMembers &settings);

// Syncs the warehouse of the account. Its exports are jobs of their own.
class WarehouseWork final : public ScheduledWork
{
    Q_OBJECT

public:
    explicit WarehouseWork(SyncWarehouse sync);

    [[nodiscard]] static std::unique_ptr<ScheduledWork>
    make(const Schedule &schedule, const ScheduleRun &run, const RunContext &context);

    void start() override;

private:
    const SyncWarehouse m_sync;
};

} // namespace storedesk::schedules
