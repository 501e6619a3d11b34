// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/call.h"

namespace storedesk::api {

// Interface through which the scheduler handles a request.
class ScheduledRequest
{
public:
    ScheduledRequest() = default;
    virtual ~ScheduledRequest() = default;
    Q_DISABLE_COPY_MOVE(ScheduledRequest)

    [[nodiscard]] virtual const http::Request &request() const = 0;

    // Sends the request now. Returns false if it was not sent after all.
    [[nodiscard]] virtual bool send() = 0;
    // Called after the request was counted as sent. From then on, signals may be emitted.
    virtual void announceSending() = 0;
    virtual void hold(base::Clock::Duration until, WaitReason why) = 0;
    virtual void refuse(const http::Error &error) = 0;
    // The scheduler and the client are about to be destroyed.
    virtual void abandon() = 0;
};

} // namespace storedesk::api
