// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/outagewatch.h"

#include <functional>

namespace storedesk::cli {

// Reports when a client waits for a long time. Ends the command if the service has not responded
// for two minutes, because requests held back by an outage would otherwise wait forever.
class OutageLimit final : public QObject
{
public:
    // The client and the clock must outlive this object. `giveUp` ends the command's event loop. It
    // is called after the reason has been printed.
    OutageLimit(api::Client &client, base::Clock &clock, bool asJson,
                const std::function<void()> &giveUp);

private:
    api::OutageWatch m_outage;
};

} // namespace storedesk::cli
