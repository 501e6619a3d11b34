// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "delivery.h"

#include "api/errorwords.h"
#include "api/requestscheduler.h"
#include "catalogue/action.h"

// How a delivery ends, and what is written down about it.

namespace storedesk::api {

void Delivery::conclude(Step step)
{
    auto &scheduler = m_context->scheduler();
    auto error = m_response.error;
    switch (step) {
    case Step::Done:
        // What is gone when it is deleted again was deleted by the attempt before.
        m_response.reply.confirmed = m_history.isInDoubt() && m_response.ending == Ending::NotFound;
        return succeed(m_response.reply);
    case Step::Unknown:
        return fail(unknown(error.kind));
    case Step::StopKey:
    case Step::StopAccount:
        error.words = wordsFor(error);
        scheduler.stop(error);
        break;
    case Step::StopScope:
        error.words = wordsFor(error);
        scheduler.stopScope(scopeOf(operationOf(m_request)), error);
        break;
    default:
        break;
    }
    fail(std::move(error));
}

void Delivery::succeed(Reply reply)
{
    reply.attempts = m_history.count;
    if (!writes())
        m_context->known().see(operationOf(m_request), reply.document.object());
    finish(std::move(reply));
}

// Whatever ends it: what an earlier attempt may have done is not undone by that.
void Delivery::fail(Error error)
{
    if (m_history.isInDoubt() && writes() && error.kind != Kind::Unknown)
        error = unknown(error.kind);
    error.attempts = m_history.count;
    if (error.words == base::Problem{})
        error.words = wordsFor(error);
    finish(tl::unexpected(std::move(error)));
}

// A look-up has shown that no attempt was carried out.
void Delivery::failForSure(const Error &error)
{
    m_history.settle();
    fail(error);
}

// For everything that is found out inside somebody else's function: a handler must never run there.
void Delivery::failLater(const Error &error)
{
    m_state = State::Closing;
    QMetaObject::invokeMethod(this, [this, error] { fail(error); }, Qt::QueuedConnection);
}

void Delivery::finish(Outcome outcome)
{
    if (std::exchange(m_state, State::Finished) == State::Finished)
        return;
    m_timer.reset(); // the clock may be gone before deleteLater() comes to pass
    record(outcome);
    Q_EMIT finished(outcome); // last: this object may be gone afterwards
}

base::Problem Delivery::wordsFor(const Error &error) const
{
    const auto &operation = operationOf(m_request);
    return wordsOf(error,
                   {.operation = actionOf(operation),
                    .host = m_host,
                    .detail = m_response.detail,
                    .scope = scopeOf(operation)});
}

// Of a write that may have left nobody knows whether it arrived.
Error Delivery::cancelled() const
{
    const bool left = m_history.isInDoubt() || (m_exchange && m_exchange->mayHaveLeft());
    return writes() && left ? unknown(Kind::Cancelled) : Error{.kind = Kind::Cancelled};
}

Error Delivery::unknown(Kind cause) const
{
    return {.kind = Kind::Unknown, .status = m_response.error.status, .cause = cause};
}

void Delivery::record(const Outcome &outcome)
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
