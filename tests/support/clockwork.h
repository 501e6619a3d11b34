// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/client.h"
#include "support/manualclock.h"
#include "support/waiting.h"

#include <QCoreApplication>
#include <QDeadlineTimer>

#include <optional>

namespace support {

// Runs the event loop until the condition holds. The clock advances only while this client has no
// request in flight, or when the test knows that the connection will stay silent. So a request in
// flight never times out by accident.
template <typename IsSo, typename IsSilent>
bool runUntil(support::ManualClock &clock, const storedesk::api::Client &client, IsSo isSo,
              IsSilent isSilent)
{
    const QDeadlineTimer limit(std::chrono::seconds(60));
    while (!isSo()) {
        if (limit.hasExpired())
            return false;
        QCoreApplication::processEvents();
        // Work triggered by a reply must run at the time of the reply. A single call delivers
        // events that are already posted, but not those that they post in turn.
        for (int turn = 0; turn < 8; ++turn)
            QCoreApplication::sendPostedEvents();
        if (isSo())
            return true;
        const bool mayPass = client.underWay() == 0 || isSilent();
        if (!mayPass || !clock.advanceToNext())
            waitForEvents();
    }
    return true;
}

template <typename IsSo>
bool runUntil(support::ManualClock &clock, const storedesk::api::Client &client, IsSo isSo)
{
    return runUntil(clock, client, isSo, [] { return false; });
}

// Returns the outcome of a call, or nothing if it did not end.
inline std::optional<storedesk::http::Outcome> outcomeOf(support::ManualClock &clock,
                                                         const storedesk::api::Client &client,
                                                         storedesk::api::Call *call)
{
    std::optional<storedesk::http::Outcome> outcome;
    QObject context;
    call->then(&context, [&outcome](const storedesk::http::Outcome &end) { outcome = end; });
    if (!runUntil(clock, client, [&outcome] { return outcome.has_value(); }))
        return std::nullopt;
    return outcome;
}

} // namespace support
