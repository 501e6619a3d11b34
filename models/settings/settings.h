// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/setting.h"

#include <QHash>
#include <QObject>

namespace storedesk::settings {

// The values chosen by the user, stored in one small file, or only for this run if there is no
// file. Invalid values in the file are replaced with defaults. Contains no secrets.
class Settings final : public QObject
{
    Q_OBJECT

public:
    explicit Settings(QString file = {}, QObject *parent = nullptr);

    [[nodiscard]] const QString &file() const { return m_file; }
    // Returns the folder that contains the file, or an empty string if there is no file.
    [[nodiscard]] QString folder() const;

    [[nodiscard]] QString text(Setting setting) const;
    [[nodiscard]] int number(Setting setting) const;
    [[nodiscard]] bool isOn(Setting setting) const;
    [[nodiscard]] bool isUsual(Setting setting) const;
    void set(Setting setting, const QString &value);
    void set(Setting setting, bool on);

    // Returns whether the setting has an effect, given the other settings. For example, a proxy
    // address may not be used.
    [[nodiscard]] bool isUsed(Setting setting) const;

    // Announces that a secret in the keychain has changed.
    void noteSecret() { Q_EMIT secretChanged(); }

Q_SIGNALS:
    void changed(settings::Setting setting);
    void secretChanged();

private:
    QString m_file;
    // Values for this run only, because there is no file or it could not be written.
    QHash<Setting, QString> m_chosen;
};

// Returns the name under which the proxy password is stored in the keychain.
[[nodiscard]] QString proxySecret();

// Returns the folder for files from the service, which is the chosen folder or the desktop's
// default.
[[nodiscard]] QString downloadFolder(const Settings &settings);

// Returns the reason this value cannot be used, or an empty string if it can.
[[nodiscard]] QString faultOf(Setting setting, const QString &value);
// Returns a warning about this value, or an empty string if there is nothing to warn about.
[[nodiscard]] QString warningOf(Setting setting, const QString &value);

// The host and port in a proxy address. Port 0 means that the address is invalid.
struct ProxyAddress
{
    QString host = {};
    quint16 port = 0;

    bool operator==(const ProxyAddress &) const = default;
};
[[nodiscard]] ProxyAddress proxyAddressOf(const QString &text);

} // namespace storedesk::settings
