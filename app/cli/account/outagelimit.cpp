// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/account/outagelimit.h"

#include "app/cli/account/callend.h"
#include "app/cli/terminal/commandwords.h"
#include "app/cli/terminal/output.h"

namespace storedesk::cli {

static constexpr std::chrono::minutes longestSilence(2);

OutageLimit::OutageLimit(api::Client &client, base::Clock &clock, bool asJson,
                         const std::function<void()> &giveUp)
    : m_outage(client, longestSilence)
{
    connect(&client, &api::Client::waiting, this,
            [&clock, asJson](base::Clock::Duration until, api::WaitReason why) {
                reportWaiting(clock, until, why, asJson);
            });
    connect(&m_outage, &api::OutageWatch::exceeded, this, [asJson, giveUp] {
        complain({.what = CommandWords::tr("The service isn't responding."),
                  .why = CommandWords::tr("No response for two minutes."),
                  .next = CommandWords::tr("Check the network and try again later.")},
                 asJson);
        giveUp();
    });
}

} // namespace storedesk::cli
