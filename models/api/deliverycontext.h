// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/calllog.h"
#include "api/lostwrite.h"
#include "http/connection.h"

namespace storedesk::http {
class Transport;
}

namespace storedesk::api {

class Call;
class RequestScheduler;

// The parts of the client that a delivery needs.
class DeliveryContext
{
public:
    DeliveryContext() = default;
    virtual ~DeliveryContext() = default;
    Q_DISABLE_COPY_MOVE(DeliveryContext)

    [[nodiscard]] virtual const http::Connection &connection() const = 0;
    // Returns the reason the connection cannot be used, if any.
    [[nodiscard]] virtual const std::optional<base::Problem> &connectionProblem() const = 0;
    [[nodiscard]] virtual base::Clock &clock() const = 0;
    [[nodiscard]] virtual RequestScheduler &scheduler() = 0;
    [[nodiscard]] virtual http::Transport &transport() = 0;
    // Returns null if lost writes cannot be looked up.
    [[nodiscard]] virtual Lookup *lookUp() = 0;
    [[nodiscard]] virtual SeenRecords &known() = 0;
    [[nodiscard]] virtual CallLog &log() = 0;
    virtual void noteServiceTime(const QByteArray &date, const http::TimePoint &moment) = 0;
    // Returns the fraction of the maximum delay to wait before another attempt, at least 0 and less
    // than 1.
    [[nodiscard]] virtual double backoffPart() = 0;
    // Starts an auxiliary request, for example one that checks for room in a queue.
    [[nodiscard]] virtual Call *start(http::Request request, QObject *owner) = 0;
};

} // namespace storedesk::api
