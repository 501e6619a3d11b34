// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/client.h"

namespace storedesk::api {

// Measures how long the service of a client does not answer. Requests that an outage holds back
// wait without an end of their own.
class OutageWatch final : public QObject
{
    Q_OBJECT

public:
    // The client outlives it.
    OutageWatch(Client &client, base::Clock::Duration longest);

Q_SIGNALS:
    // An outage has lasted for the longest time. Emitted once for each outage.
    void exceeded();

private:
    void note(base::Clock::Duration until, Why why);
    void end();

    base::Clock &m_clock;
    const base::Clock::Duration m_longest;
    // Runs from the first wait of an outage to the first answer, also while the service is probed:
    // no request waits for a time then.
    std::unique_ptr<base::Clock::Timer> m_limit;
};

} // namespace storedesk::api
