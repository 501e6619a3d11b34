// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/openinaccount.h"

#include "desk/desk.h"
#include "ui/frame/accountactions.h"
#include "ui/shell/mainwindow.h"

namespace storedesk::ui::shell {

void openInAccount(MainWindow &window, const QString &account, const Place &place)
{
    if (!window.accountActions()->switchTo)
        return;
    auto *once = new QObject(&window);
    const auto open = [&window, account, place] {
        if (window.hasDesk() && window.desk().profile().id == account)
            window.open(place);
    };
    QObject::connect(&window, &MainWindow::deskChanged, once, [&window, once, open] {
        if (window.hasDesk() && !window.restored())
            QObject::connect(&window.desk().local(), &local::Local::becameReady, &window, open);
        else
            open();
        once->deleteLater();
    });
    window.accountActions()->switchTo(account);
}

} // namespace storedesk::ui::shell
