// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QObject>

#include <memory>
#include <vector>

class QTimer;

namespace storedesk::account {
class Account;
}
namespace storedesk::workspace {
class Workspace;
}

namespace storedesk::ui::shell {

// An open account with the objects that work for it.
struct OpenAccount
{
    OpenAccount();
    explicit OpenAccount(std::unique_ptr<account::Account> opened);
    OpenAccount(OpenAccount &&) noexcept;
    OpenAccount &operator=(OpenAccount &&) noexcept;
    ~OpenAccount();

    // Whether jobs, schedules or writes are still in progress.
    [[nodiscard]] bool isBusy() const;

    std::unique_ptr<account::Account> account;
    // Destroyed before the account.
    std::unique_ptr<workspace::Workspace> workspace;
};

// Accounts that the window does not show but whose jobs or schedules run. They are closed when
// these have ended.
class RetainedAccounts final : public QObject
{
    Q_OBJECT

public:
    explicit RetainedAccounts(QObject *parent = nullptr);
    ~RetainedAccounts() override;

    void retain(OpenAccount left);
    // Returns the retained account if its profile and connection match those of the given account.
    // Otherwise closes the retained account, if any, and opens the given one.
    [[nodiscard]] OpenAccount opened(std::unique_ptr<account::Account> wanted);
    // Closes the account at once. Its jobs continue when it is opened again.
    void release(const QString &id);
    void releaseAll();
    [[nodiscard]] bool contains(const QString &id) const;
    [[nodiscard]] QList<workspace::Workspace *> workspaces() const;

private:
    void releaseIdle();

    std::vector<OpenAccount> m_accounts;
    // Closes idle accounts with a delay, so that the end of a job can still be reported.
    QTimer *m_idle;
};

} // namespace storedesk::ui::shell
