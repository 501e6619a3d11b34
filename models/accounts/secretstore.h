// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QObject>

#include <functional>

namespace storedesk::accounts {

// Where keys are kept. Every answer comes from the event loop, exactly once, unless the context is
// gone by then.
class SecretStore : public QObject
{
    Q_OBJECT

public:
    using Read = std::function<void(base::Result<QByteArray>)>; // empty: there is none
    using Done = std::function<void(base::Result<void>)>;

    using QObject::QObject;

    virtual void read(const QString &id, QObject *context, Read read) = 0;
    virtual void write(const QString &id, const QByteArray &key, QObject *context, Done done) = 0;
    virtual void remove(const QString &id, QObject *context, Done done) = 0;

    // Whether a key outlives this run; when not, dialogs say so.
    [[nodiscard]] virtual bool lasting() const = 0;
    // False while it is still being found out what lasts; changed() tells.
    [[nodiscard]] virtual bool settled() const { return true; }
    // As a person knows it: "GNOME Keyring", "this session only".
    [[nodiscard]] virtual QString title() const = 0;

Q_SIGNALS:
    void changed(); // lasting(), settled() or title()
};

} // namespace storedesk::accounts
