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

// Turns the event loop until it is so. The clock moves only while nothing of this client is on the
// wire, or when the test knows that the wire has fallen silent for good; so no time passes that a
// request could notice.
template <typename IsSo, typename IsSilent>
bool runUntil(support::ManualClock &clock, const storedesk::api::Client &client, IsSo isSo,
              IsSilent isSilent)
{
    const QDeadlineTimer limit(std::chrono::seconds(60));
    while (!isSo()) {
        if (limit.hasExpired())
            return false;
        QCoreApplication::processEvents();
        // What an answer sets going happens at the time of the answer. One call sends what is
        // posted already and not what that posts in turn.
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

// The end of a call; nothing when none came.
inline std::optional<storedesk::api::Outcome> outcomeOf(support::ManualClock &clock,
                                                        const storedesk::api::Client &client,
                                                        storedesk::api::Call *call)
{
    std::optional<storedesk::api::Outcome> outcome;
    QObject context;
    call->then(&context, [&outcome](const storedesk::api::Outcome &end) { outcome = end; });
    if (!runUntil(clock, client, [&outcome] { return outcome.has_value(); }))
        return std::nullopt;
    return outcome;
}

} // namespace support
