// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "workspace/scheduledsync.h"

#include "account/account.h"
#include "warehouse/warehousesync.h"

#include <utility>

namespace storedesk::workspace {

using schedules::RunResult;
using warehouse::WarehouseSync;

ScheduledSync::ScheduledSync(account::Account &account, WarehouseSync &sync, Done done,
                             QObject *parent)
    : QObject(parent)
    , m_account(account)
    , m_sync(sync)
    , m_done(std::move(done))
{
    // Queued, because the result may destroy the parent while the sync emits its signal.
    connect(&m_sync, &WarehouseSync::changed, this, &ScheduledSync::proceed, Qt::QueuedConnection);
    connect(&m_account, &account::Account::storeChanged, this, &ScheduledSync::proceed,
            Qt::QueuedConnection);
    QMetaObject::invokeMethod(this, &ScheduledSync::proceed, Qt::QueuedConnection);
}

void ScheduledSync::proceed()
{
    // Without the record of the store, a warehouse of another store would not be noticed.
    if (!m_done || !m_sync.isReady() || m_account.store().isEmpty()
        || m_sync.activity() != WarehouseSync::Activity::Idle)
        return;
    if (!std::exchange(m_started, true)) {
        if (!m_sync.settings().parameters.isEmpty())
            return m_sync.sync();
        return end(RunResult::failed({.what = tr("No PostgreSQL database is configured."),
                                      .next = tr("Connect to one on the Warehouse page.")}));
    }
    if (!m_sync.problem().what.isEmpty())
        return end(RunResult::failed(m_sync.problem()));
    if (m_sync.status() && m_sync.status()->state.began.isValid())
        return end({.state = RunResult::State::Stopped,
                    .problem = {.what = tr("The sync was paused."),
                                .next = tr("The next sync resumes it.")}});
    end({.state = RunResult::State::Finished});
}

void ScheduledSync::end(const RunResult &result)
{
    std::exchange(m_done, nullptr)(result);
}

} // namespace storedesk::workspace
