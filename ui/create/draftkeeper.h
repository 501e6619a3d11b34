// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"

#include <QJsonObject>
#include <QObject>

namespace storedesk::local {
class Local;
}

namespace storedesk::ui {

// Keeps what is typed at one place, at every pause in typing, so that a crash costs nothing.
class DraftKeeper final : public QObject
{
    Q_OBJECT

public:
    using Read = std::function<QJsonObject()>;

    DraftKeeper(local::Local &local, base::Clock &clock, QString place, Read read, QObject *parent);
    ~DraftKeeper() override;

    void begin(); // offers the draft there is, now or when the local data is read
    void note(); // something was typed
    void drop(); // it was sent or discarded

Q_SIGNALS:
    void found(const QJsonObject &typed, const QDateTime &keptAt, const QDateTime &sentAt);
    void kept(const QDateTime &keptAt);

private:
    void keep();

    local::Local &m_local;
    base::Clock &m_clock;
    QString m_place;
    Read m_read;
    std::unique_ptr<base::Clock::Timer> m_pause;
    bool m_typed = false;
};

} // namespace storedesk::ui
