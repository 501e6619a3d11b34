// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/call.h"
#include "downloads/downloadattempt.h"
#include "downloads/downloadoutcome.h"

#include <functional>

namespace storedesk::downloads {

// Downloads one file and retries until it is complete, using its own network manager, which never
// handles a key. Belongs to its owner: when the owner is destroyed, the partial file is discarded.
// Otherwise finished() is emitted exactly once, from the event loop, and the download deletes
// itself. The file gets its final name only when it is proven complete.
class Download final : public QObject
{
    Q_OBJECT

public:
    enum class State : quint8 { Loading, Waiting, Renewing, Checking, Cancelling, Ended };
    // Returns a number of at least 0 and less than 1 for the jitter of delays. Tests supply their
    // own function.
    using Random = std::function<double()>;

    // The clock must outlive the download.
    Download(DownloadRequest request, base::Clock &clock, QObject *owner);
    ~Download() override;

    void setRandom(Random random);
    void cancel();
    // Ends the download at once, without a signal. Returns the bytes received so far, from which
    // another download continues, or null if that must start from the first byte.
    [[nodiscard]] std::shared_ptr<DownloadPart> interrupt();

    [[nodiscard]] State state() const;
    // Returns the final path of the file.
    [[nodiscard]] QString path() const;

Q_SIGNALS:
    void finished(const downloads::DownloadOutcome &outcome);
    // The total is -1 while it is unknown.
    void progress(qint64 received, qint64 total);
    void waiting(storedesk::base::Clock::Duration until, storedesk::api::WaitReason why);

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
    void renewed(const http::Outcome &outcome);
    void check(const AttemptEnd &end);
    void checked(const Settled &settled);
    void fail(DownloadReason reason, const base::Problem &words, int status = 0);
    void end(const DownloadOutcome &outcome);
    [[nodiscard]] Proof proofOf(Wholeness wholeness) const;
    [[nodiscard]] Duration delayAfter(const AttemptEnd &end) const;

    DownloadRequest m_request;
    base::Clock &m_clock;
    Random m_random;
    QNetworkAccessManager m_manager;
    // Shared, because after a failure the file may be passed on to the next download.
    std::shared_ptr<DownloadFile> m_file;
    DownloadMemory m_memory;
    std::unique_ptr<base::Clock::Timer> m_timer;
    QPointer<DownloadAttempt> m_attempt;
    // How the latest attempt ended.
    AttemptEnd m_last;
    State m_state = State::Loading;
    int m_attempts = 0;
    // Consecutive attempts without progress.
    int m_failures = 0;
    qint64 m_farthest = 0;
    // Whether the address was renewed since the last byte arrived.
    bool m_renewed = false;
    // Number of times that the download restarted from the first byte or checked whether more bytes
    // follow.
    int m_restarts = 0;
    // Size at which chunked data ended before; -1 if that has not happened.
    qint64 m_unproven = -1;
};

} // namespace storedesk::downloads
