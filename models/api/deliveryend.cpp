// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "delivery.h"

#include "api/errorwords.h"
#include "api/requestscheduler.h"
#include "catalogue/action.h"

// How a delivery ends, and its log record.

namespace storedesk::api {

void Delivery::conclude(RetryStep step)
{
    auto &scheduler = m_context->scheduler();
    auto error = m_response.error;
    switch (step) {
    case RetryStep::Done:
        // A record missing at a repeated delete was deleted by the previous attempt.
        m_response.reply.confirmed = m_history.isInDoubt() && m_response.ending == Ending::NotFound;
        return succeed(m_response.reply);
    case RetryStep::Unknown:
        return fail(unknown(error.kind));
    case RetryStep::StopKey:
    case RetryStep::StopAccount:
        error.words = wordsFor(error);
        scheduler.stop(error);
        break;
    case RetryStep::StopScope:
        error.words = wordsFor(error);
        scheduler.stopScope(scopeOf(http::operationOf(m_request)), error);
        break;
    default:
        break;
    }
    fail(std::move(error));
}

void Delivery::succeed(http::Reply reply)
{
    reply.attempts = m_history.count;
    if (!writes())
        m_context->known().see(http::operationOf(m_request), reply.document.object());
    finish(std::move(reply));
}

// Reports Unknown if an earlier attempt may have been applied.
void Delivery::fail(http::Error error)
{
    if (m_history.isInDoubt() && writes() && error.kind != http::ErrorKind::Unknown)
        error = unknown(error.kind);
    error.attempts = m_history.count;
    if (error.words == base::Problem{})
        error.words = wordsFor(error);
    finish(tl::unexpected(std::move(error)));
}

// Used when a look-up has shown that no attempt was applied.
void Delivery::failForSure(const http::Error &error)
{
    m_history.settle();
    fail(error);
}

// Used for errors detected inside a function of the caller, where a handler must never run.
void Delivery::failLater(const http::Error &error)
{
    m_state = State::Closing;
    QMetaObject::invokeMethod(this, [this, error] { fail(error); }, Qt::QueuedConnection);
}

void Delivery::finish(http::Outcome outcome)
{
    if (std::exchange(m_state, State::Finished) == State::Finished)
        return;
    // The clock may be destroyed before deleteLater() takes effect.
    m_timer.reset();
    record(outcome);
    // Emitted last: this object may be deleted by a handler.
    Q_EMIT finished(outcome);
}

base::Problem Delivery::wordsFor(const http::Error &error) const
{
    const auto &operation = http::operationOf(m_request);
    return wordsOf(error,
                   {.operation = actionOf(operation),
                    .host = m_host,
                    .detail = m_response.detail,
                    .scope = scopeOf(operation)});
}

// A cancelled write that may have been sent has an unknown result.
http::Error Delivery::cancelled() const
{
    const bool left = m_history.isInDoubt() || (m_exchange && m_exchange->mayHaveLeft());
    return writes() && left ? unknown(http::ErrorKind::Cancelled)
                            : http::Error{.kind = http::ErrorKind::Cancelled};
}

http::Error Delivery::unknown(http::ErrorKind cause) const
{
    return {.kind = http::ErrorKind::Unknown, .status = m_response.error.status, .cause = cause};
}

void Delivery::record(const http::Outcome &outcome)
{
    if (!m_context)
        return;
    auto line = m_record;
    line.request.cause = m_request.cause;
    line.target = QString::fromLatin1(m_target);
    line.noteEnd(outcome);
    m_history.tell(line, m_context->clock());
    m_context->log().add(std::move(line));
}

} // namespace storedesk::api
