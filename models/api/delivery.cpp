// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "delivery.h"

#include "api/client.h"
#include "api/requestscheduler.h"
#include "api/target.h"
#include "api/transport.h"

namespace storedesk::api {

using catalogue::Repeat;

Delivery::Delivery(Client &client, Call &call, Request request)
    : QObject(&call)
    , m_client(&client)
    , m_call(call)
    , m_request(std::move(request))
    , m_host(client.connection().baseUrl.host())
    , m_repeat(repeatOf(m_request))
    , m_decided(Moment::now(client.clock()))
    , m_latest(m_decided)
    , m_record{.at = m_decided.time, .request = m_request}
{
    client.m_scheduler->add(*this);
}

Delivery::~Delivery()
{
    if (!m_client)
        return;
    const bool unseen = m_call.state() != Call::State::Finished && m_attempts > 0;
    const bool left = m_doubt || (m_exchange && m_exchange->mayHaveLeft());
    if (unseen)
        record(tl::unexpected(writes() && left ? unknown(Kind::Cancelled)
                                               : Error{.kind = Kind::Cancelled}));
    letGo();
    m_client->m_scheduler->remove(*this);
}

void Delivery::begin()
{
    if (m_closing)
        return;
    if (!m_client)
        return failLater({.kind = Kind::Cancelled});
    if (auto error = obstacle())
        return fail(std::move(*error));
    join();
}

// What would keep it from being sent at all; prepares the target on the way.
std::optional<Error> Delivery::obstacle()
{
    const auto &operation = operationOf(m_request);
    if (operation.writes() && m_client->connection().guard == Guard::ReadOnly)
        return Error{.kind = Kind::ReadOnly};
    if (m_client->m_problem)
        return Error{.kind = Kind::NotSendable, .words = *m_client->m_problem};
    const auto target = targetOf(m_client->connection(), m_request);
    if (!target)
        return Error{.kind = Kind::NotSendable, .words = target.error()};
    m_target = *target;
    return std::nullopt;
}

void Delivery::join()
{
    if (tell(Call::State::Queued) && m_client)
        m_client->m_scheduler->join(*this);
}

bool Delivery::send()
{
    if (mustReadFirst()) {
        m_absences = 1; // of a create: it was looked for before
        QMetaObject::invokeMethod(this, &Delivery::lookUp, Qt::QueuedConnection);
        return false;
    }
    const auto &operation = operationOf(m_request);
    auto &transport = *m_client->m_transport;
    if (operation.writes()) {
        auto body = bodyOf(m_request);
        if (!body) {
            failLater({.kind = Kind::NotSendable, .words = body.error()});
            return false;
        }
        m_exchange = transport.write(verbName(operation.verb), m_target, std::move(*body), this);
        if (operation.payload == catalogue::Payload::Multipart)
            connect(m_exchange, &Exchange::progress, &m_call, &Call::progress);
    } else {
        m_exchange = transport.read(m_target, this);
    }
    connect(m_exchange, &Exchange::ended, this, &Delivery::ended);
    ++m_attempts;
    m_latest = Moment::now(m_client->clock());
    m_latestTick = m_client->clock().ticks();
    if (!m_doubtful)
        m_seen = m_client->known().mark();
    m_first = m_first.value_or(m_latest);
    return true;
}

// Whoever hears of it may cancel the call, or delete its owner and with it this object. False:
// there is nothing left to do.
bool Delivery::tell(Call::State state)
{
    const QPointer<Delivery> self(this);
    m_call.setState(state);
    return self && !m_closing;
}

// A change or delete may be sent, and repeated, for a while after somebody wanted it; later it
// could overwrite what others changed since, also when it only waited. A create that is sent once
// more relies on a look-up, and that grows old too.
bool Delivery::mustReadFirst() const
{
    const auto isOld = [this](const Moment &moment) {
        return moment.age(m_client->clock()) >= numbers.replayWindow;
    };
    return m_repeat == Repeat::Write ? isOld(m_decided) : m_looked && isOld(*m_looked);
}

// Some services quote what they refuse. The key must not come back in a text that is shown, logged
// or copied.
static RawResponse withoutKey(RawResponse raw, const QByteArray &key)
{
    static const QByteArray hidden("…");
    if (raw.status < 300 || key.isEmpty())
        return raw;
    raw.bytes.replace(key, hidden);
    for (auto &header : raw.headers)
        header.second.replace(key, hidden);
    return raw;
}

void Delivery::ended(const RawResponse &raw)
{
    m_exchange->deleteLater();
    m_exchange.clear();
    m_record.bytesSent += raw.sent;
    m_record.bytesReceived += raw.received;
    if (raw.problem) {
        m_client->m_scheduler->leave(*this, nullptr, m_latestTick);
        return fail({.kind = Kind::NotSendable, .words = *raw.problem});
    }
    const auto answer = withoutKey(raw, m_client->connection().key);
    m_record.answer = answer.bytes.left(CallRecord::longestAnswer);
    if (const auto &key = m_client->connection().key; !key.isEmpty())
        m_record.answer.replace(key, "…");
    m_record.headers = answer.headers;
    const auto now = Moment::now(m_client->clock());
    m_client->m_serviceTime.heard(answer.header("Date"), now);
    m_response = classify(answer, operationOf(m_request), now.time);
    if (leavesDoubt(m_response.ending)) {
        m_doubt = true;
        ++m_doubts;
        m_doubtful = m_doubtful.value_or(m_latest);
    }
    if (m_response.ending == Ending::TooMany)
        ++m_throttled;
    m_client->m_scheduler->leave(*this, &m_response, m_latestTick);
    act(decide(situation(), m_client->m_random()));
}

Situation Delivery::situation() const
{
    Situation situation{.repeat = m_repeat,
                        .verb = operationOf(m_request).verb,
                        .ending = m_response.ending,
                        .attempts = m_attempts - m_throttled,
                        .throttled = m_throttled,
                        .doubt = m_doubt,
                        .sinceDecided = m_decided.age(m_client->clock())};
    if (m_response.retryAfter)
        situation.retryAfter = m_response.retryAfter->wait;
    return situation;
}

void Delivery::act(const Decision &decision)
{
    switch (decision.step) {
    case Step::Retry:
    case Step::Wait:
        return retry(decision);
    case Step::WaitForQueue:
        return pollQueue();
    case Step::LookUp:
        // Nothing of ours can be in the way of the first attempt.
        if (m_response.ending == Ending::Conflict && !m_doubtful)
            return conclude(Step::Fail);
        return waitThen(decision.delay, Why::Settling, &Delivery::lookUp);
    case Step::Fail:
        // That this one is refused says nothing about the one before.
        if (m_doubt && writes())
            return waitThen(numbers.firstSettle, Why::Settling, &Delivery::lookUp);
        return conclude(decision.step);
    case Step::DoneThenFetch:
        return fetch();
    default:
        return conclude(decision.step);
    }
}

void Delivery::retry(const Decision &decision)
{
    auto &scheduler = *m_client->m_scheduler;
    const bool throttled = decision.step == Step::Wait;
    if (!(throttled ? scheduler.payThrottled() : scheduler.payRetry()))
        return conclude(giveUp(situation()));
    const auto why = throttled  ? Why::Throttled
        : m_response.retryAfter ? Why::Unavailable
                                : Why::Backoff;
    waitThen(decision.delay, why, &Delivery::join);
}

void Delivery::waitThen(Tick delay, Why why, void (Delivery::*next)())
{
    if (delay <= Tick(0))
        return (this->*next)();
    m_timer = m_client->clock().timer([this, next] { (this->*next)(); });
    m_timer->start(delay);
    hold(m_client->clock().ticks() + delay, why);
}

// Whoever hears of it may end the call, so each signal is the last thing this function counts on.
void Delivery::hold(Tick until, Why why)
{
    const QPointer<Client> client(m_client);
    const QPointer<Call> call(&m_call);
    call->setState(Call::State::Waiting);
    if (call)
        Q_EMIT call->waiting(until, why);
    if (client)
        Q_EMIT client->waiting(until, why);
}

void Delivery::refuse(const Error &error)
{
    if (m_doubt && writes())
        return failLater(unknown(error.kind));
    auto own = error;
    own.attempts = m_attempts;
    if (own.kind == Kind::Forbidden)
        own.words = {}; // they name the operation that met it first
    failLater(own);
}

void Delivery::cancel()
{
    if (m_closing || m_call.state() == Call::State::Finished)
        return;
    const bool left = m_doubt || (m_exchange && m_exchange->mayHaveLeft());
    letGo();
    if (m_client)
        m_client->m_scheduler->leave(*this, nullptr, {});
    failLater(writes() && left ? unknown(Kind::Cancelled) : Error{.kind = Kind::Cancelled});
}

void Delivery::abandon()
{
    cancel();
    m_client.clear();
}

void Delivery::letGo()
{
    m_timer.reset();
    delete m_exchange;
    delete std::exchange(m_asking, nullptr);
}

} // namespace storedesk::api
