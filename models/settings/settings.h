// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/setting.h"

#include <QHash>
#include <QObject>

namespace storedesk::settings {

// What was chosen, in one small file; without one for this run only. A value that the file should
// not have counts as the usual one. Secrets are not in here.
class Settings final : public QObject
{
    Q_OBJECT

public:
    explicit Settings(QString file = {}, QObject *parent = nullptr);

    [[nodiscard]] const QString &file() const { return m_file; }
    [[nodiscard]] QString folder() const; // where the file is; empty without one

    [[nodiscard]] QString text(Setting setting) const;
    [[nodiscard]] int number(Setting setting) const;
    [[nodiscard]] bool isOn(Setting setting) const;
    [[nodiscard]] bool isUsual(Setting setting) const;
    void set(Setting setting, const QString &value);
    void set(Setting setting, bool on);

    // Whether it does anything as the others are set: the address of a proxy, say.
    [[nodiscard]] bool isUsed(Setting setting) const;

    // Another one is in the keychain now.
    void noteSecret() { Q_EMIT secretChanged(); }

Q_SIGNALS:
    void changed(storedesk::settings::Setting setting);
    void secretChanged();

private:
    QString m_file;
    // Values for this run: without a file, or because the file could not be written.
    QHash<Setting, QString> m_chosen;
};

// The name that the keychain has the password of the proxy by.
[[nodiscard]] QString proxySecret();

// Where files from the service go: the folder that was chosen, or the desktop's own.
[[nodiscard]] QString downloadFolder(const Settings &settings);

// Why this value cannot be used, in a sentence; empty: it can.
[[nodiscard]] QString faultOf(Setting setting, const QString &value);
// What somebody should know who uses it, in a sentence; empty: nothing.
[[nodiscard]] QString warningOf(Setting setting, const QString &value);

// The name and port that an address of a proxy stands for; a port of 0: it is none.
struct ProxyAddress
{
    QString host = {};
    quint16 port = 0;

    bool operator==(const ProxyAddress &) const = default;
};
[[nodiscard]] ProxyAddress proxyAddressOf(const QString &text);

} // namespace storedesk::settings
