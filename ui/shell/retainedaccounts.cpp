// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/retainedaccounts.h"

#include "account/account.h"
#include "schedules/scheduler.h"
#include "workspace/workspace.h"

#include <QTimer>

#include <algorithm>

namespace storedesk::ui::shell {

static constexpr std::chrono::seconds betweenChecks{3};

OpenAccount::OpenAccount() = default;

OpenAccount::OpenAccount(std::unique_ptr<account::Account> opened)
    : account(std::move(opened))
    , workspace(std::make_unique<workspace::Workspace>(*account))
{ }

OpenAccount::OpenAccount(OpenAccount &&) noexcept = default;

// The previous workspace is destroyed before its account.
OpenAccount &OpenAccount::operator=(OpenAccount &&other) noexcept
{
    workspace.reset();
    account = std::move(other.account);
    workspace = std::move(other.workspace);
    return *this;
}

OpenAccount::~OpenAccount() = default;

bool OpenAccount::isBusy() const
{
    return workspace->runningWork() > 0 || account->session().writesUnderWay() > 0
        || workspace->localExports().isBusy() || workspace->scheduler().isBusy();
}

RetainedAccounts::RetainedAccounts(QObject *parent)
    : QObject(parent)
    , m_idle(new QTimer(this))
{
    m_idle->setInterval(betweenChecks);
    connect(m_idle, &QTimer::timeout, this, &RetainedAccounts::releaseIdle);
}

RetainedAccounts::~RetainedAccounts() = default;

void RetainedAccounts::retain(OpenAccount left)
{
    m_accounts.push_back(std::move(left));
    m_idle->start();
}

OpenAccount RetainedAccounts::opened(std::unique_ptr<account::Account> wanted)
{
    const auto known = std::ranges::find_if(m_accounts, [&wanted](const OpenAccount &open) {
        return open.account->profile().id == wanted->profile().id;
    });
    if (known == m_accounts.end())
        return OpenAccount(std::move(wanted));
    auto retained = std::move(*known);
    m_accounts.erase(known);
    const bool isSame = retained.account->profile() == wanted->profile()
        && retained.account->session().client().connection()
            == wanted->session().client().connection();
    if (isSame)
        return retained;
    // Two objects must not work on the same folder.
    retained = OpenAccount();
    return OpenAccount(std::move(wanted));
}

void RetainedAccounts::release(const QString &id)
{
    std::erase_if(m_accounts,
                  [&id](const OpenAccount &open) { return open.account->profile().id == id; });
}

bool RetainedAccounts::contains(const QString &id) const
{
    return std::ranges::any_of(
        m_accounts, [&id](const OpenAccount &open) { return open.account->profile().id == id; });
}

void RetainedAccounts::releaseAll()
{
    m_accounts.clear();
}

QList<workspace::Workspace *> RetainedAccounts::workspaces() const
{
    QList<workspace::Workspace *> all;
    for (const auto &open : m_accounts)
        all.append(open.workspace.get());
    return all;
}

void RetainedAccounts::releaseIdle()
{
    std::erase_if(m_accounts, [](const OpenAccount &open) { return !open.isBusy(); });
    if (m_accounts.empty())
        m_idle->stop();
}

} // namespace storedesk::ui::shell
