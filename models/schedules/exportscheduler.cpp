// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "schedules/exportscheduler.h"

#include "account/account.h"
#include "base/background.h"
#include "jobs/accountowner.h"

namespace storedesk::schedules {

using namespace std::chrono_literals;
using base::inBackground;

static constexpr base::Clock::Duration betweenRounds = 5min;

ExportScheduler::ExportScheduler(account::Account &account, exports::LocalExports &localExports)
    : m_account(account)
    , m_shelf(localExports)
    , m_timer(account.clock().timer([this] { look(); }))
{
    look();
}

ExportScheduler::~ExportScheduler() = default;

ExportSchedules ExportScheduler::schedules() const
{
    return ExportSchedules(m_shelf.folder(), jobs::jobFolderOf(m_account).owner());
}

void ExportScheduler::look()
{
    m_timer->start(betweenRounds);
    if (m_looking || !m_account.mayWrite())
        return;
    m_looking = true;
    inBackground(
        [schedules = schedules(), folder = m_shelf.jobFolder(), clock = &m_account.clock(),
         reports = !std::exchange(m_checkedOwners, true),
         today = m_account.clock().now().toLocalTime().date()] {
            // Reported once per program run.
            const auto mine = reports ? schedules.checkOwners(today) : base::Result<void>();
            return mine ? schedules.dueSchedules(today, folder, *clock)
                        : tl::unexpected(mine.error());
        },
        this, [this](const base::Result<std::vector<DueExport>> &due) { startDue(due); });
}

void ExportScheduler::startDue(const base::Result<std::vector<DueExport>> &due)
{
    m_looking = false;
    if (!due) {
        read();
        return Q_EMIT failed(due.error());
    }
    for (const auto &one : *due) {
        if (!one.problem.what.isEmpty()) {
            Q_EMIT failed(one.problem);
            continue;
        }
        m_shelf.run(one.job);
        Q_EMIT begun(one.schedule.words());
    }
    read();
}

void ExportScheduler::read()
{
    inBackground([schedules = schedules()] { return schedules.all(); }, this,
                 [this](base::Result<std::vector<ExportSchedule>> all) {
                     if (!all)
                         return Q_EMIT failed(all.error());
                     m_schedules = std::move(*all);
                     Q_EMIT changed();
                 });
}

void ExportScheduler::keep(const ExportSchedule &schedule)
{
    change([schedules = schedules(), schedule] { return schedules.keep(schedule); });
}

void ExportScheduler::remove(const QString &id)
{
    change([schedules = schedules(), id] { return schedules.remove(id); });
}

// Changes are applied one after another, so that the last one wins.
void ExportScheduler::change(Change change)
{
    m_changes.push_back(std::move(change));
    if (m_changes.size() == 1)
        changeNext();
}

void ExportScheduler::changeNext()
{
    inBackground(m_changes.front(), this, [this](const base::Result<void> &done) {
        if (!done)
            Q_EMIT failed(done.error());
        m_changes.pop_front();
        m_changes.empty() ? read() : changeNext();
    });
}

} // namespace storedesk::schedules
