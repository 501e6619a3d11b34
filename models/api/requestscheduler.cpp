// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "requestscheduler.h"

#include "api/client.h"
#include "api/delivery.h"
#include "api/errorwords.h"
#include "api/transport.h"
#include "catalogue/action.h"
#include "catalogue/path.h"

#include <algorithm>

namespace storedesk::api {

using catalogue::OperationId;

RequestScheduler::RequestScheduler(Client &client)
    : m_client(client)
    , m_pace(client.connection().requestsPerMinute)
    , m_timer(client.clock().timer([this] { pump(); }))
{ }

RequestScheduler::~RequestScheduler() = default;

void RequestScheduler::close()
{
    delete m_probe;
    // One that goes may take others along: those of its look-up, or whatever its owner owned.
    while (!m_all.isEmpty()) {
        auto *delivery = *m_all.cbegin();
        m_all.erase(m_all.cbegin());
        delivery->abandon();
    }
}

void RequestScheduler::add(Delivery &delivery)
{
    m_all.insert(&delivery);
}

void RequestScheduler::remove(Delivery &delivery)
{
    leave(delivery, nullptr, {});
    m_all.remove(&delivery);
}

void RequestScheduler::join(Delivery &delivery)
{
    if (const auto *error = stopFor(delivery.request()))
        return delivery.refuse(*error);
    const auto priority = delivery.request().priority;
    if (priority == Priority::Interactive)
        m_pace.clicked(now());
    m_queues[static_cast<std::size_t>(priority)].push_back(&delivery);
    schedule();
}

void RequestScheduler::leave(Delivery &delivery, const ClassifiedResponse *response, Tick sentAt)
{
    if (std::get<0>(m_held) == &delivery)
        m_held = {};
    std::erase(m_sending, &delivery);
    if (response)
        learn(*response, sentAt);
    else
        std::erase(m_queues[static_cast<std::size_t>(delivery.request().priority)], &delivery);
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

void RequestScheduler::waitAsAsked(const RetryAfter &asked)
{
    const bool wasLonger = pace().askedLonger;
    m_heldUntil = std::max(m_heldUntil.value_or(Tick(0)), now() + asked.wait);
    m_askedLonger = wasLonger || asked.capped;
    if (!m_askedLonger)
        return;
    // Nothing will leave for an hour, so nothing else would make anybody look.
    tellPace();
    m_longWait = m_client.clock().timer([this] { tellPace(); });
    m_longWait->start(*m_heldUntil - now());
}

void RequestScheduler::tellPace()
{
    QMetaObject::invokeMethod(&m_client, &Client::paceChanged, Qt::QueuedConnection);
}

// Many things may happen before the event loop turns; the queue is looked at once.
void RequestScheduler::schedule()
{
    if (std::exchange(m_scheduled, true))
        return;
    QMetaObject::invokeMethod(this, &RequestScheduler::pump, Qt::QueuedConnection);
}

void RequestScheduler::pump()
{
    m_scheduled = false;
    const QPointer<RequestScheduler> alive(this); // a listener may take the whole client down
    while (alive && underWay() < m_client.connection().inFlight) {
        auto *delivery = next();
        if (!delivery || isHeld(*delivery))
            return;
        m_queues[static_cast<std::size_t>(delivery->request().priority)].pop_front();
        m_held = {};
        if (!delivery->send())
            continue;
        m_sending.push_back(delivery);
        m_pace.sent(delivery->request().priority, now());
        Q_EMIT m_client.paceChanged();
        if (alive && m_all.contains(delivery))
            delivery->tellSending();
    }
}

Delivery *RequestScheduler::next() const
{
    for (const auto &queue : m_queues) {
        if (!queue.empty())
            return queue.front();
    }
    return nullptr;
}

bool RequestScheduler::isHeld(Delivery &delivery)
{
    if (m_breaker.isOpen()) {
        if (m_probe)
            return true;
        if (*m_breaker.probeAt() <= now())
            probe();
        else
            hold(delivery, *m_breaker.probeAt(), Why::Outage);
        return true;
    }
    if (m_heldUntil && *m_heldUntil > now()) {
        hold(delivery, *m_heldUntil, Why::Throttled);
        return true;
    }
    const auto tick = m_pace.next(delivery.request().priority, now());
    if (tick <= now())
        return false;
    hold(delivery, tick, Why::Pace);
    return true;
}

void RequestScheduler::hold(Delivery &delivery, Tick until, Why why)
{
    m_timer->start(until - now());
    const std::tuple news{&delivery, until, why};
    if (std::exchange(m_held, news) != news)
        delivery.hold(until, why);
}

// The cheapest read there is tells whether the service is back.
void RequestScheduler::probe()
{
    const auto path = catalogue::buildPath(catalogue::operation(OperationId::GetStore), {});
    m_probe = m_client.m_transport->read(*path, this);
    m_probeSent = now();
    m_pace.sent(Priority::Interactive, now());
    connect(m_probe, &Exchange::ended, this, &RequestScheduler::probed);
}

void RequestScheduler::probed(const RawResponse &raw)
{
    m_probe->deleteLater();
    m_probe.clear();
    const auto &operation = catalogue::operation(OperationId::GetStore);
    auto response = classify(raw, operation, m_client.clock().now());
    m_breaker.probed(isOutage(response.ending), now());
    schedule();
    CallRecord line{.at = m_client.clock().now(), .request = {.operation = operation.id}};
    line.status = raw.status;
    if (response.ending != Ending::Success)
        line.kind = response.error.kind;
    line.duration = now() - m_probeSent;
    line.bytesReceived = raw.received;
    line.attempts = 1;
    const auto step = stepOf(catalogue::Repeat::Read, response.ending);
    if (step == Step::StopKey || step == Step::StopAccount) {
        response.error.words = wordsOf(response.error,
                                       {.operation = actionOf(operation),
                                        .host = m_client.connection().baseUrl.host(),
                                        .detail = response.detail});
        stop(response.error);
    }
    m_client.log().add(std::move(line));
}

void RequestScheduler::stop(const Error &error)
{
    m_stop = error;
    refuseStopped();
    tellStopped(error);
}

void RequestScheduler::stopScope(const QString &scope, const Error &error)
{
    m_stoppedScopes.insert(scope, error);
    refuseStopped();
    tellStopped(error);
}

void RequestScheduler::tellStopped(const Error &error)
{
    QMetaObject::invokeMethod(
        &m_client, [client = &m_client, error] { Q_EMIT client->stopped(error); },
        Qt::QueuedConnection);
}

void RequestScheduler::refuseStopped()
{
    for (auto &queue : m_queues) {
        const auto waiting = queue;
        for (auto *delivery : waiting) {
            const auto *error = stopFor(delivery->request());
            if (!error)
                continue;
            std::erase(queue, delivery);
            delivery->refuse(*error);
        }
    }
}

const Error *RequestScheduler::stopFor(const Request &request) const
{
    if (m_stop)
        return &*m_stop;
    if (m_stoppedScopes.isEmpty())
        return nullptr;
    const auto found = m_stoppedScopes.constFind(scopeOf(operationOf(request)));
    return found == m_stoppedScopes.constEnd() ? nullptr : &*found;
}

void RequestScheduler::resume()
{
    m_stop.reset();
    m_stoppedScopes.clear();
    m_heldUntil.reset();
    if (std::exchange(m_askedLonger, false))
        tellPace();
    m_breaker.hurry(now());
    schedule();
}

PaceState RequestScheduler::pace() const
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
    return m_client.clock().ticks();
}

} // namespace storedesk::api
