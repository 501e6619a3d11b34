// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "http/requestpolicy.h"

#include <algorithm>

namespace storedesk::api {

// Limits the retries of an account. Every success adds a little to the quota; when the quota is
// empty, nothing is resent, so that retries do not overload a service in trouble.
class Quota final
{
public:
    [[nodiscard]] int left() const { return m_left; }

    void succeeded()
    {
        m_left = std::min(http::requestPolicy.quota, m_left + http::requestPolicy.successGain);
    }
    [[nodiscard]] bool payForRetry() { return pay(http::requestPolicy.transientCost); }
    [[nodiscard]] bool payForThrottled() { return pay(http::requestPolicy.throttledCost); }

private:
    [[nodiscard]] bool pay(int cost)
    {
        if (m_left < cost)
            return false;
        m_left -= cost;
        return true;
    }

    int m_left = http::requestPolicy.quota;
};

} // namespace storedesk::api
