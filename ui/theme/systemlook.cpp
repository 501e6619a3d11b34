// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/systemlook.h"

#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QFileInfo>

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace storedesk::ui {

constexpr auto service = "org.freedesktop.portal.Desktop"_L1;
constexpr auto path = "/org/freedesktop/portal/desktop"_L1;
constexpr auto interface = "org.freedesktop.portal.Settings"_L1;
constexpr auto appearance = "org.freedesktop.appearance"_L1;
constexpr auto schemeKey = "color-scheme"_L1;
constexpr auto contrastKey = "contrast"_L1;
constexpr auto motionKey = "reduced-motion"_L1;
constexpr auto animationsKey = "enable-animations"_L1;

namespace {

struct PortalSetting
{
    QLatin1StringView group;
    QLatin1StringView key;
};

} // namespace

// Older portals do not have all of them. GNOME has its own setting for animations.
static constexpr std::array portalSettings{
    PortalSetting{appearance, schemeKey},
    PortalSetting{appearance, contrastKey},
    PortalSetting{appearance, motionKey},
    PortalSetting{"org.gnome.desktop.interface"_L1, animationsKey},
};

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
    // The service is not named, because Qt would block on a query for its owner. The slot receives
    // the whole message, because Qt does not know the type QDBusVariant until the first message has
    // been read, and would silently reject a slot with that type.
    connection.connect({}, path, interface, u"SettingChanged"_s, this,
                       SLOT(takeSetting(QDBusMessage)));

    for (const auto &setting : portalSettings) {
        auto question = QDBusMessage::createMethodCall(service, path, interface, u"Read"_s);
        question << QString(setting.group) << QString(setting.key);
        auto *watcher = new QDBusPendingCallWatcher(bus.asyncCall(question), this);
        connect(watcher, &QDBusPendingCallWatcher::finished, this,
                [this, watcher, key = setting.key] {
                    watcher->deleteLater();
                    const QDBusPendingReply<QVariant> reply(*watcher);
                    if (reply.isValid())
                        parse(key, reply.value());
                });
    }
}

void SystemLook::takeSetting(const QDBusMessage &message)
{
    const auto arguments = message.arguments();
    if (arguments.size() != 3)
        return;
    for (const auto &setting : portalSettings) {
        if (arguments.at(0).toString() == setting.group
            && arguments.at(1).toString() == setting.key)
            parse(setting.key, arguments.at(2));
    }
}

// The portal wraps the value of its first reply twice.
void SystemLook::parse(QLatin1StringView key, const QVariant &value)
{
    auto plain = value;
    while (plain.canConvert<QDBusVariant>())
        plain = plain.value<QDBusVariant>().variant();
    if (key == schemeKey)
        setLook(plain.toUInt());
    else if (key == contrastKey)
        setContrast(plain.toUInt());
    else if (key == motionKey)
        setMotion(plain.toUInt() == 1, m_animated);
    else
        setMotion(m_motionReduced, plain.toBool());
}

// 0 means no preference, 1 dark, 2 light.
void SystemLook::setLook(quint32 scheme)
{
    const auto stated = scheme == 1 ? Look::Dark : Look::Light;
    const auto look = scheme == 0 ? m_atStart : stated;
    if (std::exchange(m_look, look) != look)
        Q_EMIT changed();
}

// 0 means no preference, 1 higher contrast.
void SystemLook::setContrast(quint32 contrast)
{
    const auto wanted = contrast == 1 ? Contrast::High : Contrast::Normal;
    if (std::exchange(m_contrast, wanted) != wanted)
        Q_EMIT changed();
}

void SystemLook::setMotion(bool reduced, bool animated)
{
    const bool before = reducesMotion();
    m_motionReduced = reduced;
    m_animated = animated;
    if (reducesMotion() != before)
        Q_EMIT motionChanged();
}

} // namespace storedesk::ui
