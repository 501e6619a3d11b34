// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"

#include <QJsonObject>
#include <QObject>

#include <memory>

namespace storedesk::journal {

// An export or import that is being polled at the service.
struct WatchedTransfer
{
    // Shortest and longest interval between two polls.
    static constexpr std::chrono::milliseconds soonest = std::chrono::seconds(2);
    static constexpr std::chrono::milliseconds latest = std::chrono::seconds(30);

    // The latest record.
    QJsonObject record = {};
    std::chrono::milliseconds wait = soonest;
    std::unique_ptr<base::Clock::Timer> timer = {};
    // Owns the call or the download in progress.
    std::unique_ptr<QObject> asking = {};
    // Time of the last progress at the service, or start of the wait, in ticks of the clock.
    base::Clock::Duration since{0};
    // Whether the service has finished: the transfer is no longer polled, and a pause does not
    // abort the download.
    bool over = false;

    // Deleted later, because this is called by the call itself.
    void answered()
    {
        if (asking)
            asking.release()->deleteLater();
    }
};

} // namespace storedesk::journal
