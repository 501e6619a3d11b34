// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/openinaccount.h"

#include "account/account.h"
#include "ui/host/accountactions.h"
#include "ui/shell/mainwindow.h"

namespace storedesk::ui::shell {

void openInAccount(MainWindow &window, const QString &account, const PageAddress &place)
{
    if (!window.accountActions()->switchTo)
        return;
    auto *once = new QObject(&window);
    const auto open = [&window, account, place] {
        if (window.hasAccount() && window.account().profile().id == account)
            window.open(place);
    };
    QObject::connect(&window, &MainWindow::accountChanged, once, [&window, once, open] {
        if (window.hasAccount() && !window.restored())
            QObject::connect(&window.account().storage(), &storage::AccountStorage::becameReady,
                             &window, open);
        else
            open();
        once->deleteLater();
    });
    window.accountActions()->switchTo(account);
}

} // namespace storedesk::ui::shell
