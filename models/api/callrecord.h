// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/outcome.h"
#include "api/request.h"
#include "base/clock.h"

#include <QDateTime>

namespace storedesk::api {

// One line of the call log. The texts are redacted; the request is whole, because "copy as cURL"
// needs it, and never leaves memory.
struct CallRecord
{
    quint64 number = 0;
    QDateTime at = {}; // when the call began
    Request request;
    QString target = {}; // path and query, redacted
    int status = 0; // of the last answer, 0 without one
    std::optional<Kind> kind = {}; // nothing: it went well
    bool confirmed = false;
    base::Clock::Duration duration{0}; // from the first sending to the end
    qint64 bytesSent = 0; // bodies, over all attempts
    qint64 bytesReceived = 0;
    int attempts = 0;
    QString message = {}; // what happened, redacted; empty when it went well
};

} // namespace storedesk::api
