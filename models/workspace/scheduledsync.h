// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "schedules/schedulerun.h"

#include <QObject>

#include <functional>

namespace storedesk::account {
class Account;
}
namespace storedesk::warehouse {
class WarehouseSync;
}

namespace storedesk::workspace {

// Syncs the warehouse for a schedule: waits until another activity ends, and reports the result.
class ScheduledSync final : public QObject
{
    Q_OBJECT

public:
    using Done = std::function<void(const schedules::RunResult &result)>;

    // The account and the warehouse must outlive this object, which is destroyed with its parent.
    ScheduledSync(account::Account &account, warehouse::WarehouseSync &sync, Done done,
                  QObject *parent);

private:
    void proceed();
    void end(const schedules::RunResult &result);

    account::Account &m_account;
    warehouse::WarehouseSync &m_sync;
    Done m_done;
    bool m_started = false;
};

} // namespace storedesk::workspace
