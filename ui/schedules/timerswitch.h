// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QDBusConnection>
#include <QObject>

#include <functional>

namespace storedesk::ui::schedules {

// Turns the timer that runs schedules without a window on or off: writes its units and asks the
// user's systemd over D-Bus to use them.
class TimerSwitch final : public QObject
{
    Q_OBJECT

public:
    using Done = std::function<void(const base::Result<void> &)>;

    TimerSwitch(const QDBusConnection &bus, QObject *parent = nullptr);

    // The data folder is that of the accounts. Empty for the usual one.
    void turnOn(const QString &dataFolder, Done done);
    void turnOff(Done done);

private:
    // Calls the functions of systemd one after another, and stops at the first failure.
    void call(QList<std::pair<QString, QVariantList>> calls, Done done);

    QDBusConnection m_bus;
};

} // namespace storedesk::ui::schedules
