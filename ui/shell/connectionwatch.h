// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/call.h"
#include "api/callrecord.h"

#include <QDateTime>

#include <optional>

namespace storedesk::api {
class Client;
}

namespace storedesk::ui::shell {

// Derives the state of the connection from regular calls; sends no requests itself.
class ConnectionWatch final : public QObject
{
    Q_OBJECT

public:
    // Maintenance is an outage whose end the service has announced.
    enum class State : quint8 { Unasked, Connected, Offline, Maintenance, Stopped };
    Q_ENUM(State)

    explicit ConnectionWatch(api::Client &client, QObject *parent = nullptr);

    [[nodiscard]] State state() const { return m_state; }
    // Returns the time of the next automatic retry, or nullopt if only the user can retry. Only
    // valid in the Offline state.
    [[nodiscard]] std::optional<QDateTime> nextTry() const { return m_nextTry; }
    // Returns the announced end. Only valid in the Maintenance state.
    [[nodiscard]] const QDateTime &maintenanceEnd() const { return m_maintenanceEnd; }
    // Returns the reported problem. Only valid in the Stopped and Offline states.
    [[nodiscard]] const base::Problem &problem() const { return m_problem; }
    // Returns whether another key would help. Only valid in the Stopped state.
    [[nodiscard]] bool keyRefused() const { return m_keyRefused; }

Q_SIGNALS:
    void changed();

private:
    void take(const api::CallRecord &record);
    void takeWait(base::Clock::Duration until, api::WaitReason why);
    void takeMaintenance(const QDateTime &end);
    void become(State state, const base::Problem &problem = {});

    api::Client &m_client;
    State m_state = State::Unasked;
    std::optional<QDateTime> m_nextTry;
    QDateTime m_maintenanceEnd;
    base::Problem m_problem;
    bool m_keyRefused = false;
};

} // namespace storedesk::ui::shell
