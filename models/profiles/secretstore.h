// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QObject>

#include <functional>

namespace storedesk::profiles {

// Storage for keys. Every callback runs from the event loop, exactly once, unless the context has
// been destroyed.
class SecretStore : public QObject
{
    Q_OBJECT

public:
    // Receives an empty key if no key is stored.
    using Read = std::function<void(base::Result<QByteArray>)>;
    using Done = std::function<void(base::Result<void>)>;

    using QObject::QObject;

    virtual void read(const QString &id, QObject *context, Read read) = 0;
    virtual void write(const QString &id, const QByteArray &key, QObject *context, Done done) = 0;
    virtual void remove(const QString &id, QObject *context, Done done) = 0;

    // Returns whether keys remain stored after this run. If not, dialogs warn about it.
    [[nodiscard]] virtual bool lasting() const = 0;
    // Returns false while the type of storage is still being determined. changed() is emitted
    // afterwards.
    [[nodiscard]] virtual bool settled() const { return true; }
    // Returns the display name, such as "GNOME Keyring" or "this session only".
    [[nodiscard]] virtual QString title() const = 0;

Q_SIGNALS:
    // Emitted when the result of lasting(), settled() or title() has changed.
    void changed();
};

} // namespace storedesk::profiles
