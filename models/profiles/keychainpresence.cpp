// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "profiles/keychainpresence.h"

#include <QDBusConnection>
#include <QDBusConnectionInterface>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <optional>
#include <span>

namespace storedesk::profiles {

using namespace Qt::StringLiterals;

// Finds the session bus without starting one.
static std::optional<QDBusConnection> busOfSession()
{
    const auto socket = qEnvironmentVariable("XDG_RUNTIME_DIR") + u"/bus"_s;
    if (!qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS") && !QFileInfo::exists(socket))
        return std::nullopt;
    const auto bus = QDBusConnection::sessionBus();
    return bus.isConnected() ? std::optional(bus) : std::nullopt;
}

static bool isAnyOf(const std::span<const QString> names)
{
    const auto bus = busOfSession();
    return bus && std::ranges::any_of(names, [&bus](const QString &name) {
               return bus->interface()->isServiceRegistered(name);
           });
}

static bool isWalletRunning()
{
    static const std::array names{u"org.kde.kwalletd6"_s, u"org.kde.kwalletd5"_s};
    return isAnyOf(names);
}

bool isKeychainRunning()
{
    static const std::array names{u"org.freedesktop.secrets"_s};
    return isAnyOf(names) || isWalletRunning();
}

// Makes the same decision as QtKeychain.
bool isWalletUsed()
{
    return qEnvironmentVariable("XDG_CURRENT_DESKTOP").split(u':').contains(u"KDE"_s)
        && isWalletRunning();
}

void askWhetherLocked(QObject *context, const std::function<void(bool locked)> &answer)
{
    const auto bus = busOfSession();
    // KDE's wallet reports an error if it stays closed, so there is no need to ask. Since version
    // 6, it is also a Secret Service, whose collection appears locked to programs that do not use
    // it.
    if (!bus || isWalletUsed()) {
        QMetaObject::invokeMethod(context, [answer] { answer(false); }, Qt::QueuedConnection);
        return;
    }
    auto question = QDBusMessage::createMethodCall(u"org.freedesktop.secrets"_s,
                                                   u"/org/freedesktop/secrets/aliases/default"_s,
                                                   u"org.freedesktop.DBus.Properties"_s, u"Get"_s);
    question << u"org.freedesktop.Secret.Collection"_s << u"Locked"_s;
    auto *watcher = new QDBusPendingCallWatcher(bus->asyncCall(question), context);
    QObject::connect(watcher, &QDBusPendingCallWatcher::finished, context, [watcher, answer] {
        watcher->deleteLater();
        const QDBusPendingReply<QVariant> reply(*watcher);
        answer(reply.isValid() && reply.value().toBool());
    });
}

} // namespace storedesk::profiles
