// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/systemlook.h"

#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QFileInfo>

#include <utility>

using namespace Qt::StringLiterals;

namespace storedesk::ui {

constexpr auto service = "org.freedesktop.portal.Desktop"_L1;
constexpr auto path = "/org/freedesktop/portal/desktop"_L1;
constexpr auto interface = "org.freedesktop.portal.Settings"_L1;
constexpr auto group = "org.freedesktop.appearance"_L1;
constexpr auto key = "color-scheme"_L1;

SystemLook::SystemLook(Look atStart, QObject *parent)
    : QObject(parent)
    , m_atStart(atStart)
    , m_look(atStart)
{ }

std::optional<QDBusConnection> SystemLook::sessionBus()
{
    const auto socket = qEnvironmentVariable("XDG_RUNTIME_DIR") + u"/bus"_s;
    if (!qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS") && !QFileInfo::exists(socket))
        return std::nullopt;
    auto bus = QDBusConnection::sessionBus();
    return bus.isConnected() ? std::optional(bus) : std::nullopt;
}

void SystemLook::askOn(const QDBusConnection &bus)
{
    auto connection = bus;
    // Does not name the service: otherwise Qt would block on a query for its owner. The slot
    // receives the whole message, because Qt does not know the type QDBusVariant before the first
    // message was read and would silently reject the slot.
    connection.connect({}, path, interface, u"SettingChanged"_s, this,
                       SLOT(takeSetting(QDBusMessage)));

    auto question = QDBusMessage::createMethodCall(service, path, interface, u"Read"_s);
    question << QString(group) << QString(key);
    auto *watcher = new QDBusPendingCallWatcher(connection.asyncCall(question), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        watcher->deleteLater();
        const QDBusPendingReply<QVariant> reply(*watcher);
        if (reply.isValid())
            parseScheme(reply.value());
    });
}

void SystemLook::takeSetting(const QDBusMessage &message)
{
    const auto arguments = message.arguments();
    if (arguments.size() == 3 && arguments.at(0).toString() == group
        && arguments.at(1).toString() == key)
        parseScheme(arguments.at(2));
}

// 0 means no preference, 1 dark, 2 light. The portal wraps the number of its first reply twice.
void SystemLook::parseScheme(const QVariant &scheme)
{
    auto number = scheme;
    while (number.canConvert<QDBusVariant>())
        number = number.value<QDBusVariant>().variant();
    const auto value = number.toUInt();
    const auto stated = value == 1 ? Look::Dark : Look::Light;
    const auto look = value == 0 ? m_atStart : stated;
    if (std::exchange(m_look, look) != look)
        Q_EMIT changed();
}

} // namespace storedesk::ui
