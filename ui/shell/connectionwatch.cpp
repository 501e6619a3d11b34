// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "connectionwatch.h"

#include "api/client.h"

namespace storedesk::ui::shell {

// Shorter waits are over before anyone has read about them.
static constexpr std::chrono::seconds shortestMaintenance(30);

// Whether the error occurred before the service responded.
static bool isOutage(http::ErrorKind kind)
{
    switch (kind) {
    case http::ErrorKind::HostNotFound:
    case http::ErrorKind::NoConnection:
    case http::ErrorKind::ConnectTimeout:
    case http::ErrorKind::ConnectionLost:
    case http::ErrorKind::Stalled:
    case http::ErrorKind::EndlessAnswer:
    case http::ErrorKind::Certificate:
    case http::ErrorKind::Handshake:
    case http::ErrorKind::Proxy:
        return true;
    default:
        return false;
    }
}

ConnectionWatch::ConnectionWatch(api::Client &client, QObject *parent)
    : QObject(parent)
    , m_client(client)
{
    connect(&client.log(), &api::CallLog::added, this, &ConnectionWatch::take);
    connect(&client, &api::Client::waiting, this, &ConnectionWatch::takeWait);
    connect(&client, &api::Client::stopped, this, [this](const http::Error &error) {
        m_keyRefused = error.kind == http::ErrorKind::Unauthorised;
        if (m_keyRefused || error.kind == http::ErrorKind::Certificate)
            become(State::Stopped, error.words);
    });
}

void ConnectionWatch::take(const api::CallRecord &record)
{
    if (record.kind && isOutage(*record.kind) && record.status == 0) {
        become(State::Offline, {.what = record.message});
        return;
    }
    // A service that is down may respond too, but only with errors.
    const bool isDown = m_state == State::Offline || m_state == State::Maintenance;
    if (isDown && record.kind == http::ErrorKind::ServerFault)
        return;
    const bool refused = record.status == 401;
    if (record.status > 0 && !refused) {
        m_nextTry.reset();
        become(State::Connected);
    }
}

void ConnectionWatch::takeWait(base::Clock::Duration until, api::WaitReason why)
{
    auto &clock = m_client.clock();
    const auto time = clock.now().addMSecs((until - clock.ticks()).count());
    if (why == api::WaitReason::Unavailable && until - clock.ticks() >= shortestMaintenance)
        return takeMaintenance(time);
    if (why != api::WaitReason::Outage)
        return;
    // Probes continue during announced maintenance, in case it ends early.
    if (m_state == State::Maintenance && m_maintenanceEnd > clock.now())
        return;
    m_nextTry = time;
    become(State::Offline, m_problem);
    Q_EMIT changed();
}

void ConnectionWatch::takeMaintenance(const QDateTime &end)
{
    if (m_state == State::Maintenance && m_maintenanceEnd == end)
        return;
    m_state = State::Maintenance;
    m_maintenanceEnd = end;
    m_problem = {};
    Q_EMIT changed();
}

void ConnectionWatch::become(State state, const base::Problem &problem)
{
    if (m_state == state && m_problem == problem)
        return;
    m_state = state;
    m_problem = problem;
    Q_EMIT changed();
}

} // namespace storedesk::ui::shell
