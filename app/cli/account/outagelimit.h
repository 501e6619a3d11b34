// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/outagewatch.h"

#include <functional>

namespace storedesk::cli {

// Reports long waits of a client. Ends the command if its service has not responded for two
// minutes: requests held back by an outage would wait forever.
class OutageLimit final : public QObject
{
public:
    // The client and the clock must outlive this object. giveUp ends the event loop of the command;
    // the reason has been printed by then.
    OutageLimit(api::Client &client, base::Clock &clock, bool asJson,
                const std::function<void()> &giveUp);

private:
    api::OutageWatch m_outage;
};

} // namespace storedesk::cli
