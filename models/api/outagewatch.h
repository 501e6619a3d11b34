// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/client.h"

#include <QDateTime>

#include <optional>

namespace storedesk::api {

// Measures how long a client's service has not responded, which includes maintenance that the
// service announced. Requests held back by an outage have no time limit of their own.
class OutageWatch final : public QObject
{
    Q_OBJECT

public:
    // The client must outlive the watch.
    OutageWatch(Client &client, base::Clock::Duration longest);

    // Whether an outage has lasted for the maximum time and the service has not responded since.
    [[nodiscard]] bool isExceeded() const { return m_exceeded; }
    // Returns the time until which the service announced that it is unavailable, or nullopt if it
    // announced nothing or that time has passed.
    [[nodiscard]] std::optional<QDateTime> announcedEnd() const;

Q_SIGNALS:
    // Emitted once per outage, when the outage has lasted for the maximum time.
    void exceeded();
    // Emitted when the service responds again after such an outage.
    void ended();

private:
    void note(base::Clock::Duration until, WaitReason why);
    void end();
    void answered();

    base::Clock &m_clock;
    const base::Clock::Duration m_longest;
    // Runs from the first wait of an outage until the first response, even while no request reports
    // a wait because the service is being probed.
    std::unique_ptr<base::Clock::Timer> m_limit;
    bool m_exceeded = false;
    QDateTime m_announcedEnd;
};

} // namespace storedesk::api
