// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"

#include <QJsonObject>
#include <QObject>

#include <memory>

namespace storedesk::jobs {

// An export or import at the service that somebody waits for.
struct WatchedTransfer
{
    // Pauses between two looks.
    static constexpr std::chrono::milliseconds soonest = std::chrono::seconds(2);
    static constexpr std::chrono::milliseconds latest = std::chrono::seconds(30);

    QJsonObject record = {}; // as it was last
    std::chrono::milliseconds wait = soonest;
    std::unique_ptr<base::Clock::Timer> timer = {};
    std::unique_ptr<QObject> asking = {}; // owns the call or the download
    // When it last moved at the service, or when waiting for it began; in ticks of the clock.
    base::Clock::Duration since{0};
    bool over = false; // at the service: it is not asked for any more, and a pause ends nothing

    // Whoever was asked is telling us just now: it goes later.
    void answered()
    {
        if (asking)
            asking.release()->deleteLater();
    }
};

} // namespace storedesk::jobs
