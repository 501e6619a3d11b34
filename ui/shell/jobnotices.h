// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importrun/importtally.h"

#include <QDBusConnection>
#include <QHash>
#include <QObject>
#include <QPointer>

#include <optional>

namespace storedesk::ui::navigation {
class NavigationModel;
}

namespace storedesk::jobs {
class JobManager;
}
namespace storedesk::ui {
class PageHost;
}
namespace storedesk::workspace {
class Workspace;
}

namespace storedesk::ui::shell {

// Reports the end of a job in the status bar, and with a desktop notification if the job was long
// and the window is not active. A click on the notification opens the job. Owned by the account.
class JobNotices final : public QObject
{
    Q_OBJECT

public:
    // Creates the object once the window is shown. This also resumes interrupted jobs, without
    // delaying the start.
    static void startLater(QWidget &window, PageHost &host, navigation::NavigationModel &navigation,
                           workspace::Workspace &workspace);
    JobNotices(QWidget &window, PageHost &host, navigation::NavigationModel &navigation,
               workspace::Workspace &workspace);

    // Replaces the session bus.
    void notifyOn(const QDBusConnection &bus) { m_bus = bus; }

private Q_SLOTS:
    void actionInvoked(uint notice, const QString &action);

private:
    void showRunning();
    void ended(const QString &id);
    void reportResult(const QString &id, const std::optional<importrun::ImportTally> &tally);
    void notify(const QString &id, const QString &summary, const QString &body);

    QWidget &m_window;
    PageHost &m_host;
    navigation::NavigationModel &m_navigation;
    storedesk::jobs::JobManager &m_jobManager;
    std::optional<QDBusConnection> m_bus;
    // Whether clicks on notifications are handled.
    bool m_listens = false;
    // Jobs by the notification ID that the desktop assigned.
    QHash<uint, QString> m_notices;
};

} // namespace storedesk::ui::shell
