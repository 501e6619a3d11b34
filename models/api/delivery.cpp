// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "delivery.h"

#include "api/errorwords.h"
#include "api/queueroom.h"
#include "api/requestscheduler.h"
#include "http/target.h"
#include "http/transport.h"

#include <algorithm>

namespace storedesk::api {

using catalogue::Repeat;

Delivery::Delivery(DeliveryContext &context, http::Request request)
    : m_context(&context)
    , m_request(std::move(request))
    , m_host(context.connection().baseUrl.host())
    , m_repeat(http::repeatOf(m_request))
    , m_lookup(context, m_request)
    , m_history{.decided = http::TimePoint::now(context.clock()),
                .latest = http::TimePoint::now(context.clock())}
    , m_record{.at = m_history.decided.time, .request = m_request}
{
    context.scheduler().add(*this);
}

Delivery::~Delivery()
{
    if (!m_context)
        return;
    if (m_state != State::Finished && m_history.count > 0)
        record(tl::unexpected(cancelled()));
    letGo();
    m_context->scheduler().remove(*this);
}

// Returns the target, or the error that prevents sending.
static tl::expected<QByteArray, http::Error> sendableTarget(const DeliveryContext &context,
                                                            const http::Request &request)
{
    if (http::operationOf(request).writes()
        && context.connection().guard == http::Protection::ReadOnly)
        return tl::unexpected(http::Error{.kind = http::ErrorKind::ReadOnly});
    if (const auto &problem = context.connectionProblem())
        return tl::unexpected(http::Error{.kind = http::ErrorKind::NotSendable, .words = *problem});
    const auto target = http::targetOf(context.connection(), request);
    if (!target)
        return tl::unexpected(
            http::Error{.kind = http::ErrorKind::NotSendable, .words = target.error()});
    return *target;
}

void Delivery::begin(const QString &cause)
{
    if (m_request.cause.isEmpty())
        m_request.cause = cause;
    if (isClosing())
        return;
    const auto target = sendableTarget(*m_context, m_request);
    if (!target)
        return fail(target.error());
    m_target = *target;
    if (m_request.mayHaveLeft && writes())
        return resumeUnresolved();
    join();
}

void Delivery::join()
{
    if (enter(State::Queued))
        m_context->scheduler().join(*this);
}

// Once an attempt may have been applied, further attempts add no uncertainty, so release() is not
// needed.
bool Delivery::send()
{
    m_awaitsRelease = m_needsRelease && !m_history.isInDoubt() && !mustReadFirst();
    return m_awaitsRelease || transmit();
}

void Delivery::announceSending()
{
    if (m_awaitsRelease)
        Q_EMIT releaseNeeded();
    else
        std::ignore = enter(State::Sending);
}

void Delivery::release()
{
    if (!std::exchange(m_awaitsRelease, false) || isClosing())
        return;
    if (transmit())
        std::ignore = enter(State::Sending);
    else
        m_context->scheduler().leave(*this, nullptr, {});
}

// Returns false if the request was not sent and the delivery continues in another way.
bool Delivery::transmit()
{
    if (mustReadFirst()) {
        // A create that was looked up before needs only one more lookup.
        m_history.absences = http::requestPolicy.lookupsBeforeResend - 1;
        QMetaObject::invokeMethod(this, &Delivery::lookUp, Qt::QueuedConnection);
        return false;
    }
    const auto &operation = http::operationOf(m_request);
    auto &transport = m_context->transport();
    if (operation.writes()) {
        auto body = http::bodyOf(m_request);
        if (!body) {
            failLater({.kind = http::ErrorKind::NotSendable, .words = body.error()});
            return false;
        }
        m_exchange = transport.write(verbName(operation.verb), m_target, std::move(*body), this);
        if (operation.payload == catalogue::Payload::Multipart)
            connect(m_exchange, &http::Exchange::progress, this, &Delivery::progress);
    } else {
        m_exchange = transport.read(m_target, this);
    }
    connect(m_exchange, &http::Exchange::ended, this, &Delivery::ended);
    m_history.noteSent(http::TimePoint::now(m_context->clock()), m_context->clock().ticks(),
                       m_context->known().mark());
    return true;
}

// Listeners may cancel the call, or delete its owner and with it this object. Returns false if
// there is nothing left to do.
bool Delivery::enter(State state)
{
    if (isClosing())
        return false;
    m_state = state;
    const QPointer<Delivery> self(this);
    Q_EMIT stateChanged(callStateOf(state));
    return self && !isClosing();
}

// An update or delete may be sent and repeated only for a limited time after it was requested, even
// if it was waiting in the queue until then. Later, it could overwrite changes by others. A create
// may be resent only if a recent lookup did not find it.
bool Delivery::mustReadFirst() const
{
    const auto isOld = [this](const http::TimePoint &moment) {
        return moment.age(m_context->clock()) >= http::requestPolicy.replayWindow;
    };
    return m_repeat == Repeat::Write ? isOld(m_history.decided)
                                     : m_history.lookedUp && isOld(*m_history.lookedUp);
}

// Masks the key, because some services quote it in a refusal. It must not appear in text that is
// shown, logged or copied.
static http::RawResponse withoutKey(http::RawResponse raw, const QByteArray &key)
{
    static const QByteArray hidden("…");
    if (raw.status < 300 || key.isEmpty())
        return raw;
    raw.bytes.replace(key, hidden);
    for (auto &header : raw.headers)
        header.second.replace(key, hidden);
    return raw;
}

void Delivery::ended(const http::RawResponse &raw)
{
    m_exchange->deleteLater();
    m_exchange.clear();
    m_record.noteBytes(raw);
    if (raw.problem) {
        m_context->scheduler().leave(*this, nullptr, m_history.latestTick);
        return fail({.kind = http::ErrorKind::NotSendable, .words = *raw.problem});
    }
    const auto answer = withoutKey(raw, m_context->connection().key);
    m_record.noteAnswer(answer, m_context->connection().key);
    const auto now = http::TimePoint::now(m_context->clock());
    m_context->noteServiceTime(answer.header("Date"), now);
    m_response = classify(answer, http::operationOf(m_request), now.time);
    m_history.noteEnd(m_response.ending);
    m_context->scheduler().leave(*this, &m_response, m_history.latestTick);
    act(decide(situation(), m_context->backoffPart()));
}

void Delivery::act(const Decision &decision)
{
    switch (decision.step) {
    case RetryStep::Retry:
    case RetryStep::Wait:
        return retry(decision);
    case RetryStep::WaitForQueue:
        return pollQueue();
    case RetryStep::LookUp:
        // Without an earlier attempt that may have been applied, the conflict is not with our own
        // write.
        if (m_response.ending == Ending::Conflict && !m_history.doubtful)
            return conclude(RetryStep::Fail);
        return waitThen(decision.delay, WaitReason::Settling, &Delivery::lookUp);
    case RetryStep::Fail:
        // The refusal of this attempt proves nothing about the previous one.
        if (m_history.isInDoubt() && writes())
            return waitThen(http::requestPolicy.waitBeforeFirstLookup, WaitReason::Settling,
                            &Delivery::lookUp);
        return conclude(decision.step);
    case RetryStep::DoneThenFetch:
        return fetch();
    default:
        return conclude(decision.step);
    }
}

void Delivery::retry(const Decision &decision)
{
    auto &scheduler = m_context->scheduler();
    const bool throttled = decision.step == RetryStep::Wait;
    if (!(throttled ? scheduler.payThrottled() : scheduler.payRetry()))
        return conclude(giveUp(situation()));
    const auto why = throttled  ? WaitReason::Throttled
        : m_response.retryAfter ? WaitReason::Unavailable
                                : WaitReason::Backoff;
    waitThen(decision.delay, why, &Delivery::join);
}

void Delivery::waitThen(Tick delay, WaitReason why, void (Delivery::*next)())
{
    if (delay <= Tick(0))
        return (this->*next)();
    m_timer = m_context->clock().timer([this, next] { (this->*next)(); });
    m_timer->start(delay);
    hold(m_context->clock().ticks() + delay, why);
}

void Delivery::hold(Tick until, WaitReason why)
{
    if (enter(State::Waiting))
        Q_EMIT waiting(until, why);
}

void Delivery::refuse(const http::Error &error)
{
    if (m_history.isInDoubt() && writes())
        return failLater(unknown(error.kind));
    auto own = error;
    // The error text names the operation that was refused first, so the text is rebuilt for this
    // operation.
    if (own.kind == http::ErrorKind::Forbidden)
        own.words = {};
    failLater(own);
}

void Delivery::cancel()
{
    if (isClosing())
        return;
    const auto error = cancelled();
    letGo();
    m_context->scheduler().leave(*this, nullptr, {});
    failLater(error);
}

void Delivery::letGo()
{
    m_timer.reset();
    delete m_exchange;
    delete std::exchange(m_asking, nullptr);
}

// Polls the list of exports or imports until the service's queue has room.
void Delivery::pollQueue()
{
    if (m_polls >= http::requestPolicy.queuePolls)
        return conclude(RetryStep::Fail);
    const auto delay = std::min(http::requestPolicy.queuePollCap,
                                http::requestPolicy.queuePoll * (1 << std::min(m_polls, 8)));
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
void Delivery::resumeUnresolved()
{
    m_history.assumeSent(http::TimePoint::before(*m_request.mayHaveLeft, m_context->clock()));
    m_response = {.ending = Ending::Lost, .error = {.kind = http::ErrorKind::ConnectionLost}};
    if (m_repeat == Repeat::Event)
        return conclude(RetryStep::Unknown);
    if (m_repeat == Repeat::LookUp)
        return waitThen(http::requestPolicy.waitBeforeFirstLookup, WaitReason::Settling,
                        &Delivery::lookUp);
    // An update or delete within the replay window may be repeated, so there is no need to wait.
    lookUp();
}

void Delivery::lookUp()
{
    // The client was destroyed while the call was queued.
    if (isClosing())
        return;
    if (!m_lookup.isPossible())
        return found({});
    ask(&Delivery::found);
}

void Delivery::fetch()
{
    if (!m_lookup.isPossible())
        return succeed(m_response.reply);
    ask(&Delivery::fetched);
}

void Delivery::ask(void (Delivery::*next)(const LookupFinding &))
{
    if (!enter(State::LookingUp))
        return;
    m_asking = new QObject(this);
    m_lookup.ask(m_history, m_asking, [this, next](const LookupFinding &finding) {
        std::exchange(m_asking, nullptr)->deleteLater();
        (this->*next)(finding);
    });
}

// The write arrived in any case; the lookup only provides the record.
void Delivery::fetched(const LookupFinding &finding)
{
    auto reply = m_response.reply;
    if (finding.verdict == LookupFinding::Verdict::Applied) {
        reply.document = QJsonDocument(finding.record);
        reply.confirmed = true;
    }
    succeed(std::move(reply));
}

void Delivery::found(const LookupFinding &finding)
{
    using Step = LookupDecision::Step;
    const auto decision = m_lookup.decide(finding, m_history, m_response);
    switch (decision.step) {
    case Step::Succeed:
        return succeed(decision.reply);
    case Step::Fail:
        return fail(decision.error);
    case Step::LookAgain:
        return waitThen(http::requestPolicy.waitBeforeSecondLookup, WaitReason::Settling,
                        &Delivery::lookUp);
    case Step::Resend:
        return join();
    }
}

void Delivery::conclude(RetryStep step)
{
    auto &scheduler = m_context->scheduler();
    auto error = m_response.error;
    switch (step) {
    case RetryStep::Done:
        // If the record is missing when a delete is repeated, the previous attempt deleted it.
        m_response.reply.confirmed = m_history.isInDoubt() && m_response.ending == Ending::NotFound;
        return succeed(m_response.reply);
    case RetryStep::Unknown:
        return fail(unknown(error.kind));
    case RetryStep::StopKey:
    case RetryStep::StopAccount:
        error.words = wordsFor(error, m_request, m_host, m_response.detail);
        scheduler.stop(error);
        break;
    case RetryStep::StopScope:
        error.words = wordsFor(error, m_request, m_host, m_response.detail);
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
        error.words = wordsFor(error, m_request, m_host, m_response.detail);
    finish(tl::unexpected(std::move(error)));
}

// Used for errors detected while the caller is still inside a function of this class, where no
// handler may run.
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
    // Without a context, the client has been destroyed.
    if (!outcome && m_context)
        outcome.error().time = m_context->clock().now();
    record(outcome);
    // Emitted last: this object may be deleted by a handler.
    Q_EMIT finished(outcome);
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
    m_history.describe(line, m_context->clock());
    m_context->log().add(std::move(line));
}

} // namespace storedesk::api
