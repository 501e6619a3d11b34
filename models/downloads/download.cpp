// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "download.h"

#include "base/background.h"
#include "http/requestpolicy.h"

#include <QRandomGenerator>

#include <algorithm>

namespace storedesk::downloads {

using How = AttemptEnd::How;

// An attempt that receives fewer bytes than this counts as a failure.
static constexpr qint64 worthAnAttempt = 64LL * 1024;

// Runs in its own thread, because a disk may need seconds for a large file.
static Settled settle(const QString &path, const QString &name)
{
    return {.wholeness = wholenessOf(path, name), .onDisk = flushToDisk(path)};
}

Download::Download(DownloadRequest request, base::Clock &clock, QObject *owner)
    : QObject(owner)
    , m_request(std::move(request))
    , m_clock(clock)
    , m_random([] { return QRandomGenerator::global()->generateDouble(); })
    , m_timer(clock.timer([this] { attempt(); }))
{
    if (m_request.part) {
        m_memory.validator = m_request.part->validator();
        m_file = m_request.part->release();
    }
    if (!m_file)
        m_file = std::make_shared<DownloadFile>(m_request.folder, m_request.name);
    QMetaObject::invokeMethod(this, &Download::begin, Qt::QueuedConnection);
}

Download::~Download()
{
    if (m_state != State::Ended)
        m_file->discard();
}

void Download::setRandom(Random random)
{
    m_random = std::move(random);
}

void Download::cancel()
{
    if (m_state == State::Cancelling || m_state == State::Ended)
        return;
    m_state = State::Cancelling;
    delete m_attempt;
    m_timer->stop();
    QMetaObject::invokeMethod(
        this,
        [this] {
            fail(DownloadReason::Cancelled, wordsOf(DownloadReason::Cancelled, m_file->name(), {}));
        },
        Qt::QueuedConnection);
}

std::shared_ptr<DownloadPart> Download::interrupt()
{
    if (m_state == State::Cancelling || m_state == State::Ended)
        return nullptr;
    delete m_attempt;
    m_timer->stop();
    m_state = State::Ended;
    deleteLater();
    if (m_file->size() > 0 && !m_memory.validator.isEmpty())
        return std::make_shared<DownloadPart>(m_file, m_memory.validator);
    m_file->discard();
    return nullptr;
}

Download::State Download::state() const
{
    return m_state;
}

QString Download::path() const
{
    return m_file->path();
}

void Download::begin()
{
    // The download was cancelled in the meantime.
    if (m_state != State::Loading)
        return;
    const bool isUnknown = m_request.address.isEmpty() && m_request.renew;
    if (!isUnknown && !mayFetch(m_request.address))
        return fail(DownloadReason::Address, wordsOf(DownloadReason::Address, m_file->name(), {}));
    if (!m_request.replace && QFile::exists(m_file->path()))
        return fail(DownloadReason::Disk,
                    wordsOf(DownloadReason::Disk, m_file->name(),
                            tr("A file with that name already exists.")));
    if (!m_file->isThere()) {
        m_memory = {};
        if (const auto opened = m_file->open(); !opened)
            return fail(DownloadReason::Disk, opened.error());
    }
    m_farthest = m_file->size();
    isUnknown ? renew() : attempt();
}

void Download::attempt()
{
    m_state = State::Loading;
    ++m_attempts;
    m_attempt = new DownloadAttempt(m_manager, *m_file, m_memory, m_clock, this);
    connect(m_attempt, &DownloadAttempt::ended, this, &Download::attemptEnded);
    connect(m_attempt, &DownloadAttempt::progress, this, &Download::progress);
    m_attempt->start(m_request.address, m_request.sizeLimit);
}

void Download::attemptEnded(const AttemptEnd &end)
{
    m_attempt->deleteLater();
    m_attempt.clear();
    m_last = end;
    const auto size = m_file->size();
    if (size >= m_farthest + worthAnAttempt) {
        m_farthest = size;
        m_failures = 0;
        m_renewed = false;
    }
    const auto failAs = [&](DownloadReason reason) {
        fail(reason, wordsOf(reason, m_file->name(), end.detail), end.status);
    };
    switch (end.how) {
    case How::Complete:
        return check(end);
    case How::Broken:
    case How::Later:
        return again(end);
    case How::Mismatch:
        return startAnew(end);
    case How::Expired:
        return m_request.renew && !m_renewed ? renew() : failAs(DownloadReason::Expired);
    case How::Refused:
        return failAs(DownloadReason::Refused);
    case How::Certificate:
        return failAs(DownloadReason::Certificate);
    case How::Disk:
        return fail(DownloadReason::Disk, *end.problem, end.status);
    }
}

void Download::again(const AttemptEnd &end)
{
    if (++m_failures >= http::requestPolicy.attempts) {
        const auto reason = end.how == How::Mismatch || end.how == How::Complete
            ? DownloadReason::Incomplete
            : DownloadReason::Network;
        return fail(reason, wordsOf(reason, m_file->name(), end.detail), end.status);
    }
    const auto delay = delayAfter(end);
    m_state = State::Waiting;
    m_timer->start(delay);
    Q_EMIT waiting(m_clock.ticks() + delay,
                   end.how == How::Later ? api::WaitReason::Throttled : api::WaitReason::Backoff);
}

void Download::failIncomplete(const AttemptEnd &end)
{
    // An incomplete file must not be resumed.
    m_memory = {};
    fail(DownloadReason::Incomplete,
         wordsOf(DownloadReason::Incomplete, m_file->name(), end.detail), end.status);
}

void Download::startAnew(const AttemptEnd &end)
{
    m_memory = {};
    m_farthest = 0;
    if (++m_restarts >= http::requestPolicy.attempts)
        return failIncomplete(end);
    if (const auto cleared = m_file->clear(); !cleared)
        return fail(DownloadReason::Disk, cleared.error());
    again(end);
}

Download::Duration Download::delayAfter(const AttemptEnd &end) const
{
    if (end.retryAfter)
        return *end.retryAfter;
    const auto base = end.how == How::Later ? http::requestPolicy.throttledBase
                                            : http::requestPolicy.transientBase;
    const auto most =
        std::min(http::requestPolicy.delayCap, base * (1 << std::min(m_failures, 10)));
    return std::chrono::duration_cast<Duration>(most * m_random());
}

void Download::renew()
{
    m_state = State::Renewing;
    m_renewed = true;
    m_request.renew(this)->then(this, [this](const http::Outcome &outcome) { renewed(outcome); });
}

void Download::renewed(const http::Outcome &outcome)
{
    // The download was cancelled in the meantime.
    if (m_state != State::Renewing)
        return;
    if (!outcome)
        return fail(DownloadReason::Expired, outcome.error().words, outcome.error().status);
    const auto text = outcome->document.object().value(m_request.addressMember).toString();
    const auto address = QUrl::fromEncoded(text.toUtf8(), QUrl::StrictMode);
    if (!mayFetch(address))
        return fail(DownloadReason::Expired,
                    wordsOf(DownloadReason::Expired, m_file->name(),
                            tr("The record has no new download link.")));
    m_request.address = address;
    attempt();
}

void Download::check(const AttemptEnd &end)
{
    if (m_request.expectedSize && m_file->size() != *m_request.expectedSize)
        return startAnew(end);
    m_state = State::Checking;
    base::inBackground(
        [path = m_file->partPath(), name = m_file->name()] { return settle(path, name); }, this,
        [this](const Settled &settled) { checked(settled); });
}

// The end of chunked data is trusted only if the server confirms that nothing follows, or if a
// second attempt ends at the same size.
Download::Proof Download::proofOf(Wholeness wholeness) const
{
    if (wholeness != Wholeness::Untold)
        return wholeness == Wholeness::Whole ? Proof::Whole : Proof::None;
    if (m_last.framing == TransferFraming::Length || m_request.expectedSize)
        return Proof::Whole;
    if (m_last.framing == TransferFraming::Silence)
        return Proof::None;
    return m_unproven == m_file->size() ? Proof::Whole : Proof::Open;
}

void Download::checked(const Settled &settled)
{
    // The download was cancelled in the meantime.
    if (m_state != State::Checking)
        return;
    if (settled.wholeness == Wholeness::NotTheKind)
        m_last.detail = tr("Its content doesn't match its file extension.");
    switch (proofOf(settled.wholeness)) {
    case Proof::Whole:
        break;
    case Proof::Open:
        m_unproven = m_file->size();
        if (++m_restarts >= http::requestPolicy.attempts)
            return failIncomplete(m_last);
        // Request any remaining bytes. Most servers respond that there are none.
        return attempt();
    case Proof::None:
        return startAnew(m_last);
    }
    if (!settled.onDisk)
        return fail(DownloadReason::Disk, wordsOf(DownloadReason::Disk, m_file->name(), {}));
    const DownloadedFile file{
        .path = m_file->path(), .size = m_file->size(), .attempts = m_attempts};
    if (const auto kept = m_file->keep(m_request.replace); !kept)
        return fail(DownloadReason::Disk, kept.error());
    end(file);
}

void Download::fail(DownloadReason reason, const base::Problem &words, int status)
{
    if (m_state == State::Ended)
        return;
    DownloadFailure failure{.reason = reason, .words = words, .status = status};
    if (mayRepeat(reason) && m_file->size() > 0 && !m_memory.validator.isEmpty()) {
        failure.part = std::make_shared<DownloadPart>(m_file, m_memory.validator);
        failure.words = withGoingOn(words);
    } else {
        m_file->discard();
    }
    end(tl::unexpected(failure));
}

void Download::end(const DownloadOutcome &outcome)
{
    delete m_attempt;
    m_timer->stop();
    m_state = State::Ended;
    deleteLater();
    // Emitted last: the handler may delete the owner and with it this download.
    Q_EMIT finished(outcome);
}

} // namespace storedesk::downloads
