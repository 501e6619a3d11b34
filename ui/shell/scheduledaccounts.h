// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"

#include <QObject>

#include <memory>

class QWidget;

namespace storedesk::account {
class Account;
}
namespace storedesk::ui {
class PageHost;
}
namespace storedesk::ui::navigation {
class StoreCounts;
}

namespace storedesk::ui::shell {

class RetainedAccounts;

// Opens accounts in the background when one of their schedules is due, as long as the window does
// not show them and their key is stored on this computer. They are closed when they have no more
// work. Owned by the window.
class ScheduledAccounts final : public QObject
{
    Q_OBJECT

public:
    ScheduledAccounts(QWidget &window, PageHost &host, RetainedAccounts &retained,
                      navigation::StoreCounts &counts);
    ~ScheduledAccounts() override;

    void look();

private:
    [[nodiscard]] bool isOpen(const QString &id) const;
    void openIfDue(const QString &id);
    void open(std::unique_ptr<account::Account> account);

    QWidget &m_window;
    PageHost &m_host;
    RetainedAccounts &m_retained;
    navigation::StoreCounts &m_counts;
    std::unique_ptr<base::Clock::Timer> m_timer;
};

} // namespace storedesk::ui::shell
