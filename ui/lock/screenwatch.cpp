// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lock/screenwatch.h"

#include "ui/theme/systemlook.h"

#include <QFileInfo>

#include <utility>

namespace storedesk::ui::lock {

using namespace Qt::StringLiterals;

// Whether there is a system bus. Checked first, because connecting must neither start a bus nor log
// a warning.
static bool hasSystemBus()
{
    return qEnvironmentVariableIsSet("DBUS_SYSTEM_BUS_ADDRESS")
        || QFileInfo::exists(u"/run/dbus/system_bus_socket"_s);
}

// Connects the signals without naming the services, because Qt would block on a query for their
// owner.
void ScreenWatch::listen()
{
    if (std::exchange(m_listens, true))
        return;
    if (auto session = SystemLook::sessionBus()) {
        session->connect({}, u"/org/freedesktop/ScreenSaver"_s, u"org.freedesktop.ScreenSaver"_s,
                         u"ActiveChanged"_s, this, SLOT(takeScreen(bool)));
        session->connect({}, u"/org/gnome/ScreenSaver"_s, u"org.gnome.ScreenSaver"_s,
                         u"ActiveChanged"_s, this, SLOT(takeScreen(bool)));
    }
    if (!hasSystemBus())
        return;
    auto system = QDBusConnection::systemBus();
    if (system.isConnected())
        system.connect({}, u"/org/freedesktop/login1"_s, u"org.freedesktop.login1.Manager"_s,
                       u"PrepareForSleep"_s, this, SLOT(takeSleep(bool)));
}

void ScreenWatch::takeScreen(bool locked)
{
    if (locked)
        Q_EMIT screenLocked();
    else
        Q_EMIT screenUnlocked();
}

void ScreenWatch::takeSleep(bool begins)
{
    if (begins)
        Q_EMIT fallsAsleep();
}

} // namespace storedesk::ui::lock
