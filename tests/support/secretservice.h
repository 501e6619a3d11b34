// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusObjectPath>
#include <QDBusVirtualObject>
#include <QMap>

#include <utility>

namespace support {

// A secret in the D-Bus format, which has a session, parameters, a value and a content type.
struct WireSecret
{
    QDBusObjectPath session;
    QByteArray parameters;
    QByteArray value;
    QString contentType;
};

inline QDBusArgument &operator<<(QDBusArgument &argument, const WireSecret &secret)
{
    argument.beginStructure();
    argument << secret.session << secret.parameters << secret.value << secret.contentType;
    argument.endStructure();
    return argument;
}

inline const QDBusArgument &operator>>(const QDBusArgument &argument, WireSecret &secret)
{
    argument.beginStructure();
    argument >> secret.session >> secret.parameters >> secret.value >> secret.contentType;
    argument.endStructure();
    return argument;
}

using Attributes = QMap<QString, QString>;
using Secrets = QMap<QDBusObjectPath, WireSecret>;

// A minimal Secret Service for clients that store passwords. It is always unlocked, and stores
// secrets only in memory. Supports only the plain transport, which clients fall back to.
class SecretService final : public QDBusVirtualObject
{
public:
    // Registers on the bus. Returns false on failure.
    bool serve(QDBusConnection bus)
    {
        qDBusRegisterMetaType<WireSecret>();
        qDBusRegisterMetaType<Attributes>();
        qDBusRegisterMetaType<Secrets>();
        return bus.registerVirtualObject(QStringLiteral("/org/freedesktop/secrets"), this,
                                         QDBusConnection::SubPath)
            && bus.registerService(QStringLiteral("org.freedesktop.secrets"));
    }

    // Simulates a password prompt. No call is answered until the password is entered.
    void askForPassword() { m_asking = true; }
    void takePassword(const QDBusConnection &bus)
    {
        m_asking = false;
        for (const auto &message : std::exchange(m_waiting, {}))
            handleMessage(message, bus);
    }
    [[nodiscard]] bool isAsking() const { return !m_waiting.isEmpty(); }

    // Refuses every call from now on, as if the user had declined.
    void refuse() { m_refusing = true; }
    [[nodiscard]] qsizetype items() const { return m_items.size(); }

    [[nodiscard]] QString introspect(const QString &) const override { return {}; }

    bool handleMessage(const QDBusMessage &message, const QDBusConnection &bus) override
    {
        const auto send = [&](const QVariantList &values) {
            return bus.send(message.createReply(values));
        };
        const auto member = message.member();
        if (m_asking) {
            message.setDelayedReply(true);
            m_waiting.append(message);
            return true;
        }
        if (m_refusing)
            return bus.send(message.createErrorReply(
                QStringLiteral("org.freedesktop.Secret.Error.IsLocked"), QStringLiteral("no")));
        if (member == QLatin1StringView("OpenSession"))
            return open(message, bus);
        if (member == QLatin1StringView("SearchItems"))
            return send({QVariant::fromValue(found(message)),
                         QVariant::fromValue(QList<QDBusObjectPath>())});
        if (member == QLatin1StringView("GetSecrets"))
            return send({QVariant::fromValue(secretsOf(message))});
        if (member == QLatin1StringView("CreateItem"))
            return send({QVariant::fromValue(create(message)), noPrompt()});
        if (member == QLatin1StringView("Delete")) {
            m_items.remove(message.path());
            return send({noPrompt()});
        }
        if (member == QLatin1StringView("Unlock"))
            return send({message.arguments().constFirst(), noPrompt()});
        if (member == QLatin1StringView("GetAll"))
            return send({QVariantMap()});
        return false;
    }

private:
    struct Item
    {
        Attributes attributes;
        WireSecret secret;
    };

    static QVariant noPrompt() { return QVariant::fromValue(QDBusObjectPath(QStringLiteral("/"))); }

    static bool open(const QDBusMessage &message, const QDBusConnection &bus)
    {
        if (message.arguments().constFirst().toString() != QLatin1StringView("plain"))
            return bus.send(message.createErrorReply(QDBusError::NotSupported, {}));
        return bus.send(message.createReply({QVariant::fromValue(QDBusVariant(QString())),
                                             QVariant::fromValue(QDBusObjectPath(QStringLiteral(
                                                 "/org/freedesktop/secrets/session/s1")))}));
    }

    [[nodiscard]] QList<QDBusObjectPath> matching(const Attributes &wanted) const
    {
        QList<QDBusObjectPath> paths;
        for (auto item = m_items.cbegin(); item != m_items.cend(); ++item) {
            bool all = true;
            for (auto pair = wanted.cbegin(); pair != wanted.cend(); ++pair)
                all = all && item->attributes.value(pair.key()) == pair.value();
            if (all)
                paths.append(QDBusObjectPath(item.key()));
        }
        return paths;
    }

    [[nodiscard]] QList<QDBusObjectPath> found(const QDBusMessage &message) const
    {
        return matching(qdbus_cast<Attributes>(message.arguments().constFirst()));
    }

    [[nodiscard]] Secrets secretsOf(const QDBusMessage &message) const
    {
        Secrets secrets;
        const auto session = message.arguments().at(1).value<QDBusObjectPath>();
        for (const auto &path :
             qdbus_cast<QList<QDBusObjectPath>>(message.arguments().constFirst())) {
            auto secret = m_items.value(path.path()).secret;
            secret.session = session;
            secrets.insert(path, secret);
        }
        return secrets;
    }

    QDBusObjectPath create(const QDBusMessage &message)
    {
        const auto properties = qdbus_cast<QVariantMap>(message.arguments().constFirst());
        const auto attributes = qdbus_cast<Attributes>(
            properties.value(QStringLiteral("org.freedesktop.Secret.Item.Attributes")));
        const auto same = matching(attributes);
        const auto path = same.isEmpty()
            ? QDBusObjectPath(
                  QStringLiteral("/org/freedesktop/secrets/collection/one/%1").arg(++m_number))
            : same.first();
        m_items.insert(path.path(),
                       {attributes, qdbus_cast<WireSecret>(message.arguments().at(1))});
        return path;
    }

    QMap<QString, Item> m_items;
    int m_number = 0;
    bool m_refusing = false;
    bool m_asking = false;
    QList<QDBusMessage> m_waiting;
};

} // namespace support
