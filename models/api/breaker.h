// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "http/requestpolicy.h"

#include <deque>
#include <optional>

namespace storedesk::api {

// Stops sending to a service that does not respond. While open, only a probe is sent: first after
// 30 seconds, then each time after twice the previous delay. Uses plain arithmetic on ticks.
class Breaker final
{
public:
    using Tick = base::Clock::Duration;

    [[nodiscard]] bool isOpen() const { return m_probeAt.has_value(); }
    [[nodiscard]] std::optional<Tick> probeAt() const { return m_probeAt; }

    // Records the result of an ordinary request. A response received while open does not close the
    // breaker; only a successful probe does.
    void record(bool failed, Tick now);
    void probed(bool failed, Tick now);
    // Makes the next probe due now.
    void hurry(Tick now);

private:
    [[nodiscard]] bool mostFailed() const;
    void open(Tick now);

    int m_inARow = 0;
    // The latest results; true means failed.
    std::deque<bool> m_latest;
    std::optional<Tick> m_probeAt;
    Tick m_pause{0};
};

} // namespace storedesk::api
