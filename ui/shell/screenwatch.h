// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDBusConnection>
#include <QObject>

namespace storedesk::ui::shell {

// Hears from the desktop when the screen is locked and unlocked, and when the computer is about to
// sleep. Asks nobody for anything; where there is no such desktop it never hears.
class ScreenWatch final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    // The buses of this session and of the computer, as far as there are any. Again does nothing.
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

} // namespace storedesk::ui::shell
