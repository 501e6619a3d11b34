// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusObjectPath>
#include <QDBusVariant>

#include <functional>
#include <optional>

namespace support {

// An object as assistive tools see it: the service that provides it, and its path.
struct Assisted
{
    QString service = {};
    QDBusObjectPath path = {};

    bool operator==(const Assisted &) const = default;
};

inline QDBusArgument &operator<<(QDBusArgument &argument, const Assisted &thing)
{
    argument.beginStructure();
    argument << thing.service << thing.path;
    argument.endStructure();
    return argument;
}

inline const QDBusArgument &operator>>(const QDBusArgument &argument, Assisted &thing)
{
    argument.beginStructure();
    argument >> thing.service >> thing.path;
    argument.endStructure();
    return argument;
}

// The accessibility bus as a screen reader sees it.
class AssistiveBus final
{
public:
    // State numbers from the AT-SPI specification.
    enum State {
        Active = 1,
        Checked = 4,
        Enabled = 8,
        Focusable = 11,
        Focused = 12,
        Selected = 23,
        Showing = 25
    };

    // Connects through the session bus, and registers for focus events and announcements.
    bool join(QDBusConnection session)
    {
        qDBusRegisterMetaType<Assisted>();
        qDBusRegisterMetaType<QList<Assisted>>();
        const auto address = session.call(QDBusMessage::createMethodCall(
            QStringLiteral("org.a11y.Bus"), QStringLiteral("/org/a11y/bus"),
            QStringLiteral("org.a11y.Bus"), QStringLiteral("GetAddress")));
        if (address.type() != QDBusMessage::ReplyMessage)
            return false;
        m_bus.emplace(QDBusConnection::connectToBus(address.arguments().constFirst().toString(),
                                                    QStringLiteral("assistive")));
        for (const auto &news : {QStringLiteral("object:state-changed:focused"),
                                 QStringLiteral("object:state-changed:showing"),
                                 QStringLiteral("object:announcement")}) {
            auto wish = QDBusMessage::createMethodCall(
                registry(), QStringLiteral("/org/a11y/atspi/registry"),
                QStringLiteral("org.a11y.atspi.Registry"), QStringLiteral("RegisterEvent"));
            wish << news;
            m_bus->call(wish);
        }
        return m_bus->isConnected();
    }
    void leave() { QDBusConnection::disconnectFromBus(QStringLiteral("assistive")); }
    [[nodiscard]] QDBusConnection &bus() { return *m_bus; }

    [[nodiscard]] QVariantList ask(const Assisted &thing, const QString &interface,
                                   const QString &method, const QVariantList &arguments = {})
    {
        auto call =
            QDBusMessage::createMethodCall(thing.service, thing.path.path(),
                                           QStringLiteral("org.a11y.atspi.") + interface, method);
        call.setArguments(arguments);
        return m_bus->call(call).arguments();
    }

    [[nodiscard]] QVariant property(const Assisted &thing, const QString &interface,
                                    const QString &name)
    {
        auto call = QDBusMessage::createMethodCall(
            thing.service, thing.path.path(), QStringLiteral("org.freedesktop.DBus.Properties"),
            QStringLiteral("Get"));
        call << QStringLiteral("org.a11y.atspi.") + interface << name;
        return m_bus->call(call).arguments().value(0).value<QDBusVariant>().variant();
    }

    [[nodiscard]] QString name(const Assisted &thing)
    {
        return property(thing, QStringLiteral("Accessible"), QStringLiteral("Name")).toString();
    }
    [[nodiscard]] QString role(const Assisted &thing)
    {
        return ask(thing, QStringLiteral("Accessible"), QStringLiteral("GetRoleName"))
            .value(0)
            .toString();
    }
    [[nodiscard]] quint64 states(const Assisted &thing)
    {
        const auto halves = qdbus_cast<QList<uint>>(
            ask(thing, QStringLiteral("Accessible"), QStringLiteral("GetState")).value(0));
        return halves.value(0) | static_cast<quint64>(halves.value(1)) << 32U;
    }
    [[nodiscard]] static bool has(quint64 states, State state) { return (states >> state) & 1U; }
    [[nodiscard]] bool is(const Assisted &thing, State state) { return has(states(thing), state); }
    [[nodiscard]] QList<Assisted> children(const Assisted &thing)
    {
        return qdbus_cast<QList<Assisted>>(
            ask(thing, QStringLiteral("Accessible"), QStringLiteral("GetChildren")).value(0));
    }

    // Returns the program with this name once it has registered.
    [[nodiscard]] std::optional<Assisted> program(const QString &called)
    {
        for (const auto &one :
             children({registry(),
                       QDBusObjectPath(QStringLiteral("/org/a11y/atspi/accessible/root"))})) {
            if (name(one) == called)
                return one;
        }
        return std::nullopt;
    }

    using IsIt = std::function<bool(const Assisted &)>;
    // Returns the first match below the top element, searching breadth first. Does not search the
    // content of tables.
    [[nodiscard]] std::optional<Assisted> find(const Assisted &top, const IsIt &isIt)
    {
        QList<Assisted> level{top};
        while (!level.isEmpty()) {
            QList<Assisted> next;
            for (const auto &thing : std::as_const(level)) {
                if (isIt(thing))
                    return thing;
                const auto kind = role(thing);
                if (kind != QLatin1StringView("table") && kind != QLatin1StringView("tree table"))
                    next += children(thing);
            }
            level = next;
        }
        return std::nullopt;
    }
    [[nodiscard]] std::optional<Assisted> find(const Assisted &top, const QString &wantedRole,
                                               const QString &wantedName = {})
    {
        return find(top, [&](const Assisted &thing) {
            return role(thing) == wantedRole && (wantedName.isEmpty() || name(thing) == wantedName)
                && is(thing, Showing);
        });
    }

private:
    static QString registry() { return QStringLiteral("org.a11y.atspi.Registry"); }

    std::optional<QDBusConnection> m_bus;
};

} // namespace support

Q_DECLARE_METATYPE(support::Assisted)
