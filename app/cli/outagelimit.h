// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/client.h"

#include <functional>

namespace storedesk::cli {

// Reports the long waits of a client, and ends the command when its service has not answered for
// two minutes: requests that are held back by an outage would wait for ever.
class OutageLimit final : public QObject
{
public:
    // The client and the clock outlive it. giveUp ends the event loop of the command; the reason
    // has been printed by then.
    OutageLimit(api::Client &client, base::Clock &clock, bool asJson, std::function<void()> giveUp);

private:
    void note(base::Clock::Duration until, api::Why why);
    void end();

    base::Clock &m_clock;
    bool m_asJson;
    std::function<void()> m_giveUp;
    // Runs while the service does not answer.
    std::unique_ptr<base::Clock::Timer> m_outage;
    // When the service is tried again.
    base::Clock::Duration m_probeAt{0};
};

} // namespace storedesk::cli
