// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "http/outcome.h"
#include "http/request.h"

#include <QObject>

#include <memory>

namespace storedesk::api {

class Delivery;

// Why a call is waiting.
enum class WaitReason : quint8 {
    // The account's limit of requests per minute.
    Pace,
    // A short delay after a failure.
    Backoff,
    // The service asked us to wait.
    Throttled,
    // The service is down and has announced when it will be available again.
    Unavailable,
    // The settle time before looking up whether a lost request arrived.
    Settling,
    // The service's own queue of exports or imports is full.
    QueueFull,
    // The service does not respond; a probe is sent at the given time.
    Outage
};

[[nodiscard]] QString textOf(WaitReason why);

// One request for one operation, with all its attempts. Belongs to its owner: when the owner is
// destroyed, the request is aborted and no signal is emitted. Otherwise finished() is emitted
// exactly once, always from the event loop, and the call then deletes itself. Reads belong to the
// view that shows them; writes belong to the session, because the result of an aborted write is
// unknown.
class Call final : public QObject
{
    Q_OBJECT

public:
    enum class State : quint8 { Queued, Sending, Waiting, LookingUp, Finished };
    Q_ENUM(State)

    // Starts on the next turn of the event loop, so that the caller can connect to its signals
    // first.
    Call(std::unique_ptr<Delivery> delivery, QObject *owner);
    ~Call() override;

    // Runs the handler with the outcome unless the context has been destroyed.
    template <typename Handler>
    Call *then(QObject *context, Handler &&handler)
    {
        connect(this, &Call::finished, context, std::forward<Handler>(handler));
        return this;
    }

    // Finishes the call as Cancelled, or as Unknown if it is a write that may have been sent.
    void cancel();

    // Makes each attempt wait for release() before it is sent, so that the caller can first record
    // that it is about to be sent. Has no effect once an attempt may have been applied. Must be
    // called right after the call was created.
    void requireRelease();
    void release();
    // Returns whether the service may have received an attempt that has no definite response yet.
    [[nodiscard]] bool mayHaveLeft() const;

    [[nodiscard]] const http::Request &request() const;
    [[nodiscard]] State state() const;
    [[nodiscard]] int attempts() const;

Q_SIGNALS:
    void finished(const storedesk::http::Outcome &outcome);
    // Emitted when the call waits. It continues automatically at the given tick.
    void waiting(storedesk::base::Clock::Duration until, api::WaitReason why);
    void stateChanged(api::Call::State state);
    // Emitted while a request body is uploaded.
    void progress(qint64 sent, qint64 total);
    // Emitted when the next attempt has a slot and waits for release().
    void releaseNeeded();

private:
    void setState(State state);
    void finish(const http::Outcome &outcome);

    std::unique_ptr<Delivery> m_delivery;
    State m_state = State::Queued;
};

} // namespace storedesk::api

Q_DECLARE_METATYPE(storedesk::api::WaitReason)
