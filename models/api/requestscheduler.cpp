// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "requestscheduler.h"

#include "api/errorwords.h"
#include "catalogue/action.h"
#include "catalogue/path.h"
#include "http/transport.h"

#include <algorithm>

namespace storedesk::api {

using catalogue::OperationId;

RequestScheduler::RequestScheduler(const http::Connection &connection, base::Clock &clock,
                                   http::Transport &transport, CallLog &log)
    : m_connection(connection)
    , m_clock(clock)
    , m_transport(transport)
    , m_log(log)
    , m_pace(connection.requestsPerMinute)
    , m_timer(clock.timer([this] { dispatch(); }))
{ }

void RequestScheduler::close()
{
    delete m_probe;
    // Abandoning a request may destroy others, such as those of its lookup or its owner.
    while (!m_all.isEmpty()) {
        auto *request = *m_all.cbegin();
        m_all.erase(m_all.cbegin());
        request->abandon();
    }
}

void RequestScheduler::add(ScheduledRequest &request)
{
    m_all.insert(&request);
}

void RequestScheduler::remove(ScheduledRequest &request)
{
    leave(request, nullptr, {});
    m_all.remove(&request);
}

void RequestScheduler::join(ScheduledRequest &request)
{
    if (const auto *error = m_stops.errorFor(request.request()))
        return request.refuse(*error);
    if (request.request().priority == http::Priority::Interactive)
        m_pace.clicked(now());
    m_queue.push(request);
    schedule();
}

void RequestScheduler::leave(ScheduledRequest &request, const ClassifiedResponse *response,
                             Tick sentAt)
{
    if (std::get<0>(m_held) == &request)
        m_held = {};
    std::erase(m_sending, &request);
    if (response)
        learn(*response, sentAt);
    else
        m_queue.erase(request);
    schedule();
}

void RequestScheduler::learn(const ClassifiedResponse &response, Tick sentAt)
{
    m_pace.answered(response.rate, underWay(), now());
    m_breaker.record(isOutage(response.ending), now());
    if (response.ending == Ending::Success)
        m_quota.succeeded();
    if (response.ending != Ending::TooMany)
        return;
    m_pace.tooMany(sentAt, now());
    if (response.retryAfter)
        waitAsAsked(*response.retryAfter);
}

void RequestScheduler::waitAsAsked(const http::RetryAfter &asked)
{
    const bool wasLonger = pace().askedLonger;
    m_heldUntil = std::max(m_heldUntil.value_or(Tick(0)), now() + asked.wait);
    m_askedLonger = wasLonger || asked.capped;
    if (!m_askedLonger)
        return;
    // Nothing is sent during a long wait, so no other event would update the pace.
    announcePace();
    m_longWait = m_clock.timer([this] { announcePace(); });
    m_longWait->start(*m_heldUntil - now());
}

void RequestScheduler::announcePace()
{
    QMetaObject::invokeMethod(this, &RequestScheduler::paceChanged, Qt::QueuedConnection);
}

// Coalesces all changes until the next turn of the event loop.
void RequestScheduler::schedule()
{
    if (std::exchange(m_scheduled, true))
        return;
    QMetaObject::invokeMethod(this, &RequestScheduler::dispatch, Qt::QueuedConnection);
}

void RequestScheduler::dispatch()
{
    m_scheduled = false;
    if (m_locked) {
        if (underWay() == 0)
            Q_EMIT cameToRest();
        return;
    }
    // A listener may destroy the whole client.
    const QPointer<RequestScheduler> alive(this);
    while (alive && underWay() < m_connection.inFlight) {
        auto *request = m_queue.next();
        if (!request || isHeld(*request))
            return;
        m_queue.erase(*request);
        m_held = {};
        if (!request->send())
            continue;
        m_sending.push_back(request);
        m_pace.sent(request->request().priority, now());
        Q_EMIT paceChanged();
        if (alive && m_all.contains(request))
            request->announceSending();
    }
}

bool RequestScheduler::isHeld(ScheduledRequest &request)
{
    if (m_breaker.isOpen()) {
        if (m_probe)
            return true;
        if (*m_breaker.probeAt() <= now())
            probe();
        else
            hold(request, *m_breaker.probeAt(), WaitReason::Outage);
        return true;
    }
    if (m_heldUntil && *m_heldUntil > now()) {
        hold(request, *m_heldUntil, WaitReason::Throttled);
        return true;
    }
    const auto tick = m_pace.next(request.request().priority, now());
    if (tick <= now())
        return false;
    hold(request, tick, WaitReason::Pace);
    return true;
}

void RequestScheduler::hold(ScheduledRequest &request, Tick until, WaitReason why)
{
    m_timer->start(until - now());
    const std::tuple news{&request, until, why};
    if (std::exchange(m_held, news) != news)
        request.hold(until, why);
}

// Sends the cheapest read to find out whether the service is back.
void RequestScheduler::probe()
{
    const auto path = catalogue::buildPath(catalogue::operation(OperationId::GetStore), {});
    m_probe = m_transport.read(*path, this);
    m_probeSent = now();
    m_pace.sent(http::Priority::Interactive, now());
    connect(m_probe, &http::Exchange::ended, this, &RequestScheduler::probed);
}

void RequestScheduler::probed(const http::RawResponse &raw)
{
    m_probe->deleteLater();
    m_probe.clear();
    const auto &operation = catalogue::operation(OperationId::GetStore);
    auto response = classify(raw, operation, m_clock.now());
    m_breaker.probed(isOutage(response.ending), now());
    schedule();
    CallRecord line{.at = m_clock.now(), .request = {.operation = operation.id}};
    line.status = raw.status;
    if (response.ending != Ending::Success)
        line.kind = response.error.kind;
    line.duration = now() - m_probeSent;
    line.bytesReceived = raw.received;
    line.attempts = 1;
    const auto step = stepOf(catalogue::Repeat::Read, response.ending);
    if (step == RetryStep::StopKey || step == RetryStep::StopAccount) {
        response.error.words = wordsOf(response.error,
                                       {.operation = actionOf(operation),
                                        .host = m_connection.baseUrl.host(),
                                        .detail = response.detail});
        stop(response.error);
    }
    m_log.add(std::move(line));
}

void RequestScheduler::stop(const http::Error &error)
{
    m_stops.stopAll(error);
    refuseStopped(error);
}

void RequestScheduler::stopScope(const QString &scope, const http::Error &error)
{
    m_stops.stopScope(scope, error);
    refuseStopped(error);
}

void RequestScheduler::refuseStopped(const http::Error &error)
{
    const auto waiting = m_queue.all();
    for (auto *request : waiting) {
        if (const auto *own = m_stops.errorFor(request->request())) {
            m_queue.erase(*request);
            request->refuse(*own);
        }
    }
    QMetaObject::invokeMethod(this, [this, error] { Q_EMIT stopped(error); }, Qt::QueuedConnection);
}

void RequestScheduler::resume()
{
    m_stops.clear();
    m_heldUntil.reset();
    if (std::exchange(m_askedLonger, false))
        announcePace();
    m_breaker.hurry(now());
    schedule();
}

void RequestScheduler::setLocked(bool locked)
{
    m_locked = locked;
    schedule();
}

RateLimitState RequestScheduler::pace() const
{
    auto state = m_pace.state(now());
    state.askedLonger = m_askedLonger && m_heldUntil && *m_heldUntil > now();
    return state;
}

int RequestScheduler::underWay() const
{
    return static_cast<int>(m_sending.size()) + (m_probe ? 1 : 0);
}

RequestScheduler::Tick RequestScheduler::now() const
{
    return m_clock.ticks();
}

} // namespace storedesk::api
