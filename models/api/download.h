// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/call.h"
#include "api/downloadattempt.h"
#include "api/downloadoutcome.h"

#include <QFutureWatcher>

#include <functional>

namespace storedesk::api {

// Brings one file to this computer, whatever happens on the way.
//
// It belongs to its owner and dies with it, and what came so far is thrown away. Otherwise
// finished() comes exactly once, from the event loop, and it deletes itself. It has a network
// manager of its own that never saw a key. The file has its final name only when it is proven
// whole.
class Download final : public QObject
{
    Q_OBJECT

public:
    enum class State : quint8 { Loading, Waiting, Renewing, Checking, Cancelling, Ended };
    // Numbers from 0 up to 1, for the jitter of delays; a test hands in its own.
    using Random = std::function<double()>;

    // The clock outlives it.
    Download(DownloadRequest request, base::Clock &clock, QObject *owner);
    ~Download() override;

    void setRandom(Random random);
    void cancel();

    [[nodiscard]] State state() const;
    [[nodiscard]] QString path() const; // where the file will be

Q_SIGNALS:
    void finished(const storedesk::api::DownloadOutcome &outcome);
    void progress(qint64 received, qint64 total); // total is -1 while nobody knows it
    void waiting(storedesk::base::Clock::Duration until, storedesk::api::Why why);

private:
    using Duration = base::Clock::Duration;
    enum class Proof : quint8 { Whole, Open, None };

    void begin();
    void attempt();
    void attemptEnded(const AttemptEnd &end);
    void again(const AttemptEnd &end);
    void startAnew(const AttemptEnd &end);
    void failIncomplete(const AttemptEnd &end);
    void renew();
    void renewed(const Outcome &outcome);
    void check(const AttemptEnd &end);
    void checked();
    void fail(DownloadReason reason, const base::Problem &words, int status = 0);
    void end(const DownloadOutcome &outcome);
    [[nodiscard]] Proof proofOf(Wholeness wholeness) const;
    [[nodiscard]] Duration delayAfter(const AttemptEnd &end) const;

    DownloadRequest m_request;
    base::Clock &m_clock;
    Random m_random;
    QNetworkAccessManager m_manager;
    std::shared_ptr<DownloadFile> m_file; // a failure may carry it away
    DownloadMemory m_memory;
    std::unique_ptr<base::Clock::Timer> m_timer;
    QPointer<DownloadAttempt> m_attempt;
    QFutureWatcher<Settled> m_settling;
    AttemptEnd m_last; // of the latest attempt
    State m_state = State::Loading;
    int m_attempts = 0; // in all
    int m_failures = 0; // in a row without getting further
    qint64 m_farthest = 0;
    bool m_renewed = false; // since the last byte came
    int m_restarts = 0; // from the first byte, or to see whether anything follows
    qint64 m_unproven = -1; // the size that chunks ended with before
};

} // namespace storedesk::api
