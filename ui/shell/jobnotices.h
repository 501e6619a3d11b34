// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/importtally.h"

#include <QDBusConnection>
#include <QHash>
#include <QObject>
#include <QPointer>

#include <optional>

namespace storedesk::desk {
class Desk;
}
namespace storedesk::jobs {
class JobBoard;
}
namespace storedesk::ui {
class Frame;
}

namespace storedesk::ui::shell {

class NavigationModel;

// Tells that a job has ended: in the status bar, and by a notice of the desktop when it took its
// time and the window is not in front. A click on the notice opens the job. Lives with the account.
class JobNotices final : public QObject
{
    Q_OBJECT

public:
    // When the window is there: jobs that were interrupted go on with it, and nobody waits longer
    // for the start.
    static void startLater(QWidget &window, Frame &frame, NavigationModel &navigation,
                           desk::Desk &desk);
    JobNotices(QWidget &window, Frame &frame, NavigationModel &navigation, desk::Desk &desk);

    void notifyOn(const QDBusConnection &bus) { m_bus = bus; } // instead of the session's

private Q_SLOTS:
    void actionInvoked(uint notice, const QString &action);

private:
    void showRunning();
    void ended(const QString &id);
    void tellEnd(const QString &id, const std::optional<jobs::ImportTally> &tally);
    void notify(const QString &id, const QString &summary, const QString &body);

    QWidget &m_window;
    Frame &m_frame;
    NavigationModel &m_navigation;
    jobs::JobBoard &m_board;
    std::optional<QDBusConnection> m_bus;
    bool m_listens = false; // for clicks on notices
    QHash<uint, QString> m_notices; // jobs, by the number the desktop gave
};

} // namespace storedesk::ui::shell
