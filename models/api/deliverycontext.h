// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/calllog.h"
#include "api/connection.h"
#include "api/lostwrite.h"

namespace storedesk::api {

class Call;
class RequestScheduler;
class Transport;

// What a delivery needs of the client it works for.
class DeliveryContext
{
public:
    DeliveryContext() = default;
    virtual ~DeliveryContext() = default;
    Q_DISABLE_COPY_MOVE(DeliveryContext)

    [[nodiscard]] virtual const Connection &connection() const = 0;
    // Why the connection cannot be used.
    [[nodiscard]] virtual const std::optional<base::Problem> &connectionProblem() const = 0;
    [[nodiscard]] virtual base::Clock &clock() const = 0;
    [[nodiscard]] virtual RequestScheduler &scheduler() = 0;
    [[nodiscard]] virtual Transport &transport() = 0;
    // Null: nobody can tell whether a lost write arrived.
    [[nodiscard]] virtual Lookup *lookUp() = 0;
    [[nodiscard]] virtual KnownRecords &known() = 0;
    [[nodiscard]] virtual CallLog &log() = 0;
    virtual void noteServiceTime(const QByteArray &date, const Moment &moment) = 0;
    // From 0 up to 1: the part of the longest delay that is waited before another attempt.
    [[nodiscard]] virtual double backoffPart() = 0;
    // A further request, such as one that asks whether there is room in a queue.
    [[nodiscard]] virtual Call *start(Request request, QObject *owner) = 0;
};

} // namespace storedesk::api
