// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/outcome.h"
#include "api/request.h"
#include "base/clock.h"

#include <QObject>

#include <memory>

namespace storedesk::api {

class Delivery;

// Why a call is not on its way at the moment.
enum class Why : quint8 {
    Pace, // the account's requests per minute
    Backoff, // a short wait after a failure
    Throttled, // the service asked to wait
    Unavailable, // the service is down and said until when
    Settling, // before looking whether a lost request arrived
    QueueFull, // the service's own queue of exports or imports
    Outage // nothing answers; a probe is tried at that time
};

[[nodiscard]] QString textOf(Why why);

// One request of one operation, with all its attempts.
//
// A call belongs to its owner. When the owner dies the call dies with it: the request is aborted
// and nobody is told. Otherwise finished() comes exactly once, always from the event loop, and the
// call then deletes itself. Reads belong to the view that shows them; writes belong to the session,
// because an aborted write has an unknown end.
class Call final : public QObject
{
    Q_OBJECT

public:
    enum class State : quint8 { Queued, Sending, Waiting, LookingUp, Finished };
    Q_ENUM(State)

    // Begins by itself when the event loop turns, so that whoever made it can listen first.
    Call(std::unique_ptr<Delivery> delivery, QObject *owner);
    ~Call() override;

    // Runs the handler with the outcome, unless the context is gone by then.
    template <typename Handler>
    Call *then(QObject *context, Handler &&handler)
    {
        connect(this, &Call::finished, context, std::forward<Handler>(handler));
        return this;
    }

    // Ends it as Cancelled, or as Unknown when it is a write that has left already.
    void cancel();

    // Makes attempts wait for release() once they may leave, so that the caller can store that they
    // do. Not needed any more once an attempt may have been applied. Call it right after the call
    // was made.
    void requireRelease();
    void release();
    // Whether the service may have received an attempt that has no definite answer yet.
    [[nodiscard]] bool mayHaveLeft() const;

    [[nodiscard]] const Request &request() const;
    [[nodiscard]] State state() const;
    [[nodiscard]] int attempts() const;

Q_SIGNALS:
    void finished(const storedesk::api::Outcome &outcome);
    // It will go on by itself at that tick of the clock.
    void waiting(storedesk::base::Clock::Duration until, storedesk::api::Why why);
    void stateChanged(storedesk::api::Call::State state);
    void progress(qint64 sent, qint64 total); // of a body that is uploaded
    // The next attempt has a slot and leaves with release().
    void releaseNeeded();

private:
    void setState(State state);
    void finish(const Outcome &outcome);

    std::unique_ptr<Delivery> m_delivery; // does the work
    State m_state = State::Queued;
};

} // namespace storedesk::api

Q_DECLARE_METATYPE(storedesk::api::Why)
