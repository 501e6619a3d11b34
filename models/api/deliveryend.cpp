// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "delivery.h"

#include "api/client.h"
#include "api/errorwords.h"
#include "api/requestscheduler.h"
#include "catalogue/action.h"

// How a delivery ends, and what is written down about it.

namespace storedesk::api {

void Delivery::conclude(Step step)
{
    auto &scheduler = *m_client->m_scheduler;
    auto error = m_response.error;
    switch (step) {
    case Step::Done:
        // What is gone when it is deleted again was deleted by the attempt before.
        m_response.reply.confirmed = m_doubt && m_response.ending == Ending::NotFound;
        return succeed(m_response.reply);
    case Step::Unknown:
        return fail(unknown(error.kind));
    case Step::StopKey:
    case Step::StopAccount:
        error.words = wordsFor(error);
        scheduler.stop(error);
        break;
    case Step::StopKind:
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
    reply.attempts = m_attempts;
    if (!writes())
        m_client->known().see(operationOf(m_request), reply.document.object());
    finish(std::move(reply));
}

// Whatever ends it: what an earlier attempt may have done is not undone by that.
void Delivery::fail(Error error)
{
    if (m_doubt && writes() && error.kind != Kind::Unknown)
        error = unknown(error.kind);
    error.attempts = m_attempts;
    if (error.words == base::Problem{})
        error.words = wordsFor(error);
    finish(tl::unexpected(std::move(error)));
}

// A look-up has shown that no attempt was carried out.
void Delivery::failForSure(const Error &error)
{
    m_doubt = false;
    fail(error);
}

// For everything that is found out inside somebody else's function: a handler must never run there.
void Delivery::failLater(const Error &error)
{
    m_closing = true;
    QMetaObject::invokeMethod(this, [this, error] { fail(error); }, Qt::QueuedConnection);
}

void Delivery::finish(Outcome outcome)
{
    m_closing = true;
    if (m_call.state() == Call::State::Finished)
        return;
    m_timer.reset(); // the clock may be gone before deleteLater() comes to pass
    record(outcome);
    m_call.finish(outcome); // last: this object may be gone
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

Error Delivery::unknown(Kind cause) const
{
    return {.kind = Kind::Unknown,
            .status = m_response.error.status,
            .attempts = m_attempts,
            .cause = cause};
}

// It was looked for, and that did not settle it.
Error Delivery::undecided(const Finding &finding) const
{
    auto error = unknown(m_response.error.kind);
    error.words = wordsFor(error);
    if (finding.error && !finding.error->words.why.isEmpty())
        error.words.why += u' ' + finding.error->words.why;
    error.candidates = finding.candidates;
    return error;
}

// Whoever asked, or somebody around it, may say why.
static QString causeOf(const QObject &call)
{
    for (const auto *asker = call.parent(); asker; asker = asker->parent()) {
        if (const auto cause = asker->property(Call::causeProperty); cause.isValid())
            return cause.toString();
    }
    return {};
}

void Delivery::record(const Outcome &outcome)
{
    if (!m_client)
        return;
    auto line = m_record;
    line.target = QString::fromLatin1(m_target);
    line.status = outcome ? outcome->status : outcome.error().status;
    if (!outcome) {
        line.kind = outcome.error().kind;
        line.code = outcome.error().code;
        line.message = outcome.error().words.what;
        line.why = outcome.error().words.why;
        line.next = outcome.error().words.next;
    }
    line.cause = causeOf(m_call);
    if (m_first)
        line.waited = base::Clock::Duration(m_decided.time.msecsTo(m_first->time));
    line.confirmed = outcome && outcome->confirmed;
    line.duration = m_first ? m_client->clock().ticksWithSleep() - m_first->tick : Tick(0);
    line.attempts = m_attempts;
    m_client->log().add(std::move(line));
}

} // namespace storedesk::api
