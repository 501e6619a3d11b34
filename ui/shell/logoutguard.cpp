// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/logoutguard.h"

#include "base/platform/process.h"
#include "ui/host/page.h"
#include "ui/navigation/pagetabs.h"
#include "ui/shell/closeguard.h"
#include "ui/shell/mainwindow.h"

#include <QEvent>
#include <QGuiApplication>
#include <QSocketNotifier>

namespace storedesk::ui::shell {

static constexpr std::chrono::minutes closingTime{1};

LogoutGuard::LogoutGuard(MainWindow &window)
    : m_window(window)
    , m_waiting(new CloseGuard(window, this))
{
    window.installEventFilter(this);
}

void LogoutGuard::listen()
{
    connect(qGuiApp, &QGuiApplication::commitDataRequest, this, &LogoutGuard::store);
    const int requests = base::catchTermination();
    if (requests < 0)
        return;
    auto *notifier = new QSocketNotifier(requests, QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this, notifier] {
        notifier->setEnabled(false);
        end();
    });
}

void LogoutGuard::store()
{
    m_closesUntil = m_window.clock().ticks() + closingTime;
    for (auto *page : m_window.parts().tabs->pages()) {
        if (page->hasPendingChanges() && page->canKeepChanges())
            page->keepDraftChanges();
    }
    m_window.storeSession();
}

void LogoutGuard::end()
{
    store();
    const auto quit = [] {
        QCoreApplication::exit();
    };
    if (m_window.hasAccount())
        m_waiting->waitForWrites(m_window.workspaces(), quit);
    else
        quit();
}

bool LogoutGuard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::Close || m_window.clock().ticks() >= m_closesUntil)
        return QObject::eventFilter(watched, event);
    store();
    // The event remains accepted, so the window closes.
    return true;
}

} // namespace storedesk::ui::shell
