// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/scheduledaccounts.h"

#include "account/account.h"
#include "base/background.h"
#include "schedules/schedulelist.h"
#include "ui/host/accountactions.h"
#include "ui/host/pagehost.h"
#include "ui/shell/jobnotices.h"
#include "ui/shell/retainedaccounts.h"
#include "workspace/workspace.h"

#include <QDir>

namespace storedesk::ui::shell {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

static constexpr base::Clock::Duration afterTheStart = 20s;
static constexpr base::Clock::Duration betweenLooks = 5min;

ScheduledAccounts::ScheduledAccounts(QWidget &window, PageHost &host, RetainedAccounts &retained,
                                     navigation::StoreCounts &counts)
    : QObject(&window)
    , m_window(window)
    , m_host(host)
    , m_retained(retained)
    , m_counts(counts)
    , m_timer(host.clock().timer([this] { look(); }))
{
    m_timer->start(afterTheStart);
}

ScheduledAccounts::~ScheduledAccounts() = default;

bool ScheduledAccounts::isOpen(const QString &id) const
{
    return (m_host.hasAccount() && m_host.account().profile().id == id) || m_retained.contains(id);
}

void ScheduledAccounts::look()
{
    m_timer->start(betweenLooks);
    const auto *actions = m_host.accountActions();
    if (!actions || !actions->profiles || !actions->openBehind || !actions->folderOf)
        return;
    for (const auto &profile : actions->profiles()) {
        if (profile.guard != profiles::ProtectionLevel::ReadOnly && !isOpen(profile.id))
            openIfDue(profile.id);
    }
}

void ScheduledAccounts::openIfDue(const QString &id)
{
    base::inBackground(
        [folder = m_host.accountActions()->folderOf(id), now = m_host.clock().now()] {
            const storedesk::schedules::ScheduleList list(
                {.jobs = journal::JobFolder(QDir(folder).filePath(u"jobs"_s)), .account = folder});
            return list.isAnythingDue(now);
        },
        this,
        [this, id](bool isDue) {
            if (!isDue || isOpen(id))
                return;
            m_host.accountActions()->openBehind(
                id, this, [this, id](std::unique_ptr<account::Account> account) {
                    if (!isOpen(id))
                        open(std::move(account));
                });
        });
}

void ScheduledAccounts::open(std::unique_ptr<account::Account> account)
{
    OpenAccount opened(std::move(account));
    opened.account->follow(m_host.settings());
    JobNotices::startLater(m_window, m_host, m_counts, *opened.workspace);
    m_retained.retain(std::move(opened));
}

} // namespace storedesk::ui::shell
