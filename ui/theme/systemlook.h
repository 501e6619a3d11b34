// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/tokens.h"

#include <QDBusConnection>
#include <QObject>

#include <optional>

class QDBusMessage;

namespace storedesk::ui {

// Whether the desktop is light or dark. Begins with what the start-up palette tells and then asks
// the desktop's portal, without waiting for it; a desktop without one changes nothing.
class SystemLook final : public QObject
{
    Q_OBJECT

public:
    explicit SystemLook(Look atStart, QObject *parent = nullptr);

    [[nodiscard]] Look look() const { return m_look; }
    // Asks on this bus and listens on it from now on.
    void askOn(const QDBusConnection &bus);

    // The session's bus, if there is one already: asking for one must not start one.
    [[nodiscard]] static std::optional<QDBusConnection> sessionBus();

Q_SIGNALS:
    void changed();

private Q_SLOTS:
    void takeSetting(const QDBusMessage &message);

private:
    void takeScheme(const QVariant &scheme);

    Look m_atStart;
    Look m_look;
};

} // namespace storedesk::ui
