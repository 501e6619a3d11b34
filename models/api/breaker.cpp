// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "breaker.h"

#include <algorithm>

namespace storedesk::api {

void Breaker::record(bool failed, Tick now)
{
    if (isOpen())
        return;
    m_inARow = failed ? m_inARow + 1 : 0;
    m_latest.push_back(failed);
    if (m_latest.size() > static_cast<std::size_t>(http::requestPolicy.breakerWindow))
        m_latest.pop_front();
    if (m_inARow >= http::requestPolicy.breakerInARow || mostFailed())
        open(now);
}

void Breaker::probed(bool failed, Tick now)
{
    if (!failed) {
        *this = Breaker();
        return;
    }
    m_pause = std::min(m_pause * 2, http::requestPolicy.breakerProbeCap);
    m_probeAt = now + m_pause;
}

void Breaker::hurry(Tick now)
{
    if (isOpen())
        m_probeAt = now;
}

bool Breaker::mostFailed() const
{
    // The failure rate is not meaningful until the window is full.
    if (m_latest.size() < static_cast<std::size_t>(http::requestPolicy.breakerWindow))
        return false;
    return std::ranges::count(m_latest, true) * 2 > http::requestPolicy.breakerWindow;
}

void Breaker::open(Tick now)
{
    m_pause = http::requestPolicy.breakerProbe;
    m_probeAt = now + m_pause;
}

} // namespace storedesk::api
