// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDBusConnection>
#include <QObject>

namespace storedesk::ui::lock {

// Emits a signal when the desktop locks or unlocks the screen or is about to sleep. Only listens to
// D-Bus signals; on a desktop without them, nothing is emitted.
class ScreenWatch final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    // Connects to the session bus and the system bus if they exist. Later calls have no effect.
    void listen();

Q_SIGNALS:
    void screenLocked();
    void screenUnlocked();
    void fallsAsleep();

private Q_SLOTS:
    void takeScreen(bool locked);
    void takeSleep(bool begins);

private:
    bool m_listens = false;
};

} // namespace storedesk::ui::lock
