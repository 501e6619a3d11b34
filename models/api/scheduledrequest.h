// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/call.h"

namespace storedesk::api {

// What the scheduler sees of a request that wants to leave.
class ScheduledRequest
{
public:
    ScheduledRequest() = default;
    virtual ~ScheduledRequest() = default;
    Q_DISABLE_COPY_MOVE(ScheduledRequest)

    [[nodiscard]] virtual const Request &request() const = 0;

    // It may leave now. False: it did not leave after all.
    [[nodiscard]] virtual bool send() = 0;
    // It is counted as sent, so that its listeners may be told.
    virtual void announceSending() = 0;
    virtual void hold(base::Clock::Duration until, Why why) = 0;
    virtual void refuse(const Error &error) = 0;
    // The scheduler, and the client with it, is about to be destroyed.
    virtual void abandon() = 0;
};

} // namespace storedesk::api
