// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "delivery.h"

#include "api/lookuperrors.h"
#include "api/queueroom.h"
#include "api/requestscheduler.h"

#include <QCoreApplication>

#include <algorithm>

// The look-ups of a delivery, and its decisions based on the findings.

namespace storedesk::api {

using catalogue::Effect;
using catalogue::Repeat;
using Verdict = LookupFinding::Verdict;

// Polls the list of the service's full queue until there is room.
void Delivery::pollQueue()
{
    if (m_polls >= http::numbers.queuePolls)
        return conclude(RetryStep::Fail);
    const auto delay =
        std::min(http::numbers.queuePollCap, http::numbers.queuePoll * (1 << std::min(m_polls, 8)));
    ++m_polls;
    waitThen(delay, WaitReason::QueueFull, &Delivery::askForRoom);
}

void Delivery::askForRoom()
{
    const auto &list = http::operationOf(m_request).lookUp;
    if (!list)
        return join();
    if (!enter(State::LookingUp))
        return;
    m_asking = new QObject(this);
    auto *call = m_context->start({.operation = *list, .priority = m_request.priority}, m_asking);
    call->then(this, [this](const http::Outcome &outcome) {
        std::exchange(m_asking, nullptr)->deleteLater();
        const bool full = outcome && !hasRoom(m_request.operation, outcome->document.object());
        full ? pollQueue() : join();
    });
}

// Continues a request that an earlier run of the program may have sent without receiving the
// response.
void Delivery::takeUp()
{
    m_history.assumeSent(http::TimePoint::before(*m_request.mayHaveLeft, m_context->clock()));
    m_response = {.ending = Ending::Lost, .error = {.kind = http::ErrorKind::ConnectionLost}};
    if (m_repeat == Repeat::Event)
        return conclude(RetryStep::Unknown);
    if (m_repeat == Repeat::LookUp)
        return waitThen(http::numbers.waitBeforeFirstLookup, WaitReason::Settling,
                        &Delivery::lookUp);
    // An update or delete within the replay window may be repeated, so there is no need to wait.
    lookUp();
}

void Delivery::lookUp()
{
    // The call was queued, and the client was destroyed before.
    if (isClosing())
        return;
    if (!m_context->lookUp())
        return found({});
    ask(&Delivery::found);
}

void Delivery::fetch()
{
    if (!m_context->lookUp())
        return succeed(m_response.reply);
    ask(&Delivery::fetched);
}

void Delivery::ask(void (Delivery::*next)(const LookupFinding &))
{
    if (!enter(State::LookingUp))
        return;
    m_asking = new QObject(this);
    m_context->lookUp()->ask({.request = m_request,
                              .sent = m_history.doubtful.value_or(m_history.latest),
                              .seen = m_history.seen},
                             m_asking, [this, next](const LookupFinding &finding) {
                                 std::exchange(m_asking, nullptr)->deleteLater();
                                 (this->*next)(finding);
                             });
}

// The write arrived in any case; the look-up only provides the record.
void Delivery::fetched(const LookupFinding &finding)
{
    auto reply = m_response.reply;
    if (finding.verdict == Verdict::Applied) {
        reply.document = QJsonDocument(finding.record);
        reply.confirmed = true;
    }
    succeed(std::move(reply));
}

void Delivery::found(const LookupFinding &finding)
{
    if (finding.verdict == Verdict::Applied) {
        const bool goneBefore =
            !m_history.doubtful && http::operationOf(m_request).verb == catalogue::Verb::Delete;
        return succeed({.status = goneBefore ? 404 : 0,
                        .document = QJsonDocument(finding.record),
                        .confirmed = !goneBefore});
    }
    if (!m_history.doubtful)
        return fail(tooLate(m_request, finding));
    if (finding.verdict == Verdict::Unclear) {
        auto error = unknown(m_response.error.kind);
        error.words = wordsFor(error);
        return fail(undecided(std::move(error), finding));
    }
    if (finding.verdict == Verdict::Different
        && http::operationOf(m_request).effect == Effect::Delete)
        return failForSure(
            conflict(m_response,
                     QT_TRANSLATE_NOOP("Errors",
                                       "The record was created again in the meantime. The delete "
                                       "request was for the old record.")));
    if (finding.verdict == Verdict::Changed)
        return failForSure(
            conflict(m_response,
                     QT_TRANSLATE_NOOP("Errors",
                                       "The record was changed in the meantime. Sending the change "
                                       "again would overwrite newer values.")));
    // The service refused the latest attempt, and no earlier one was applied.
    if (m_response.ending == Ending::Conflict
        || stepOf(m_repeat, m_response.ending) == RetryStep::Fail)
        return failForSure(m_response.error);
    if (m_repeat == Repeat::Write)
        return absentWrite();
    if (finding.verdict == Verdict::Different)
        return failForSure(conflict(
            m_response,
            QT_TRANSLATE_NOOP(
                "Errors",
                "A record with this name exists, but its values differ from the ones you sent.")));
    absentCreate();
}

// Handles a write that was apparently not applied. Within the window it may simply be resent.
void Delivery::absentWrite()
{
    const auto now = situation();
    if (now.sinceDecided >= http::numbers.replayWindow)
        return failForSure(conflict(
            m_response,
            QT_TRANSLATE_NOOP(
                "Errors",
                "The request wasn't sent. Sending it this late could overwrite a newer change.")));
    if (now.attempts >= mostAttempts(now.ending) || !m_context->scheduler().payRetry())
        return fail(unknown(m_response.error.kind));
    join();
}

// A single look-up may be too early; a create is resent only after all of them.
void Delivery::absentCreate()
{
    if (m_request.givenUp) {
        auto error = unknown(m_response.error.kind);
        error.words = wordsFor(error);
        error.words.why += u' '
            + QCoreApplication::translate("Errors",
                                          "The list has no record that can be this one, but one "
                                          "may have been deleted since.");
        return fail(std::move(error));
    }
    if (++m_history.absences < http::numbers.lookupsBeforeResend)
        return waitThen(http::numbers.waitBeforeSecondLookup, WaitReason::Settling,
                        &Delivery::lookUp);
    if (m_history.doubts > http::numbers.createResends || !m_context->scheduler().payRetry())
        return failForSure(m_response.error);
    m_history.absences = 0;
    m_history.lookedUp = http::TimePoint::now(m_context->clock());
    m_history.settle();
    join();
}

} // namespace storedesk::api
