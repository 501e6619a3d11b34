// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "outagelimit.h"

#include "callend.h"
#include "commandwords.h"
#include "output.h"

namespace storedesk::cli {

static constexpr std::chrono::minutes longestSilence(2);
// A probe of the service may take this long before it fails.
static constexpr std::chrono::seconds longestProbe(35);

OutageLimit::OutageLimit(api::Client &client, base::Clock &clock, bool asJson,
                         std::function<void()> giveUp)
    : m_clock(clock)
    , m_asJson(asJson)
    , m_giveUp(std::move(giveUp))
{
    connect(&client, &api::Client::waiting, this, &OutageLimit::note);
    connect(&client, &api::Client::answered, this, [this] { m_outage.reset(); });
}

void OutageLimit::note(base::Clock::Duration until, api::Why why)
{
    tellWaiting(m_clock, until, why, m_asJson);
    if (why != api::Why::Outage)
        return;
    m_probeAt = until;
    if (m_outage)
        return;
    m_outage = m_clock.timer(
        [this] { QMetaObject::invokeMethod(this, [this] { end(); }, Qt::QueuedConnection); });
    m_outage->start(longestSilence);
}

void OutageLimit::end()
{
    m_outage.reset();
    // No further probe was announced: the service answers again, be it with refusals.
    if (m_clock.ticks() > m_probeAt + longestProbe)
        return;
    complain({.what = CommandWords::tr("The service does not answer."),
              .why = CommandWords::tr("Nothing came back for two minutes."),
              .next = CommandWords::tr("Check the network and try again later.")},
             m_asJson);
    m_giveUp();
}

} // namespace storedesk::cli
