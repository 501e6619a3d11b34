// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "warehouse/warehousefault.h"

#include <QJsonObject>
#include <QMap>

namespace storedesk::warehouse {

// Where the warehouse is: parameters of libpq, and the schema. Never contains a password.
struct ConnectionSettings
{
    // By libpq keyword, such as host, port, dbname, user, service, sslmode.
    QMap<QByteArray, QByteArray> parameters = {};
    QString schema = defaultSchema();

    bool operator==(const ConnectionSettings &) const = default;

    [[nodiscard]] static QString defaultSchema();
    // Accepts the name of a service, a URI such as postgresql://user@host/database, or keywords
    // such as "host=db.example.com dbname=shop". Refuses a password, because other users of the
    // computer can read command lines.
    [[nodiscard]] static Outcome<ConnectionSettings> fromText(const QString &text);
    // Unusable members are ignored, and so are passwords.
    [[nodiscard]] static ConnectionSettings fromJson(const QJsonObject &object);
    [[nodiscard]] QJsonObject toJson() const;

    // Returns the value that will be used, which may come from the service file.
    [[nodiscard]] QByteArray effective(const QByteArray &keyword) const;
    // Returns a text for fromText(): the name of a service if it is the only parameter, or else
    // keywords.
    [[nodiscard]] QString toText() const;
    // Whether the parameters or their service say that the server is on this computer, so that the
    // connection needs no encryption.
    [[nodiscard]] bool isLocal() const;
    // Returns all parameters of the connection. Unless stated otherwise, servers on other
    // computers must have a valid certificate.
    [[nodiscard]] QMap<QByteArray, QByteArray> completeParameters() const;
    // Returns a text such as "user@db.example.com/shop".
    [[nodiscard]] QString shownText() const;
    // Returns the name under which the keychain stores the password.
    [[nodiscard]] QString secretId() const;
};

// Returns the value of a keyword in a section of a service file.
[[nodiscard]] QByteArray serviceValue(const QByteArray &file, const QByteArray &service,
                                      const QByteArray &keyword);

} // namespace storedesk::warehouse
