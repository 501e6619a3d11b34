// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/tokens.h"

#include <QDBusConnection>
#include <QObject>

#include <optional>

class QDBusMessage;

namespace storedesk::ui {

// Detects whether the desktop is light or dark, and whether it asks for high contrast or for no
// animations. Starts with the initial palette and then queries the desktop portal asynchronously;
// without a portal the look does not change.
class SystemLook final : public QObject
{
    Q_OBJECT

public:
    explicit SystemLook(Look atStart, QObject *parent = nullptr);

    [[nodiscard]] Look look() const { return m_look; }
    [[nodiscard]] Contrast contrast() const { return m_contrast; }
    // Whether the desktop asks for no animations.
    [[nodiscard]] bool reducesMotion() const { return m_motionReduced || !m_animated; }
    // Queries the desktop's settings on this bus and follows their changes.
    void askOn(const QDBusConnection &bus);

    // Returns the session bus if one is already running, because connecting must not start one.
    [[nodiscard]] static std::optional<QDBusConnection> sessionBus();

Q_SIGNALS:
    void changed();
    void motionChanged();

private Q_SLOTS:
    void takeSetting(const QDBusMessage &message);

private:
    void parse(QLatin1StringView key, const QVariant &value);
    void setLook(quint32 scheme);
    void setContrast(quint32 contrast);
    void setMotion(bool reduced, bool animated);

    Look m_atStart;
    Look m_look;
    Contrast m_contrast = Contrast::Normal;
    bool m_motionReduced = false;
    bool m_animated = true;
};

} // namespace storedesk::ui
