// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/retrynumbers.h"

#include <deque>
#include <optional>

namespace storedesk::api {

// Stops sending to a service that does not answer. While it is open nothing leaves but a probe,
// first after 30 seconds, then after twice as long each time. Plain arithmetic on ticks.
class Breaker final
{
public:
    using Tick = base::Clock::Duration;

    [[nodiscard]] bool isOpen() const { return m_probeAt.has_value(); }
    [[nodiscard]] std::optional<Tick> probeAt() const { return m_probeAt; }

    // How an ordinary request ended. An answer that comes in while it is open does not close it: a
    // probe does.
    void record(bool failed, Tick now);
    void probed(bool failed, Tick now);
    // Somebody wants the probe now.
    void hurry(Tick now);

private:
    [[nodiscard]] bool mostFailed() const;
    void open(Tick now);

    int m_inARow = 0;
    std::deque<bool> m_latest; // true: failed
    std::optional<Tick> m_probeAt;
    Tick m_pause{0};
};

} // namespace storedesk::api
