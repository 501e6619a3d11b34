// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/recordfetcher.h"

#include "api/call.h"
#include "api/session.h"
#include "catalogue/lookupkey.h"

#include <algorithm>

namespace storedesk::imports {

using http::ErrorKind::NotFound;

// The number of requests queued in the client at a time.
static constexpr int readTogether = 8;

static const catalogue::LookupKey *keyNamed(catalogue::Resource resource, const QString &member)
{
    const auto keys = catalogue::lookupKeysOf(resource);
    const auto found = std::ranges::find_if(
        keys, [&](const catalogue::LookupKey *key) { return key->member == member; });
    return found == keys.end() ? nullptr : *found;
}

RecordFetcher::RecordFetcher(api::Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{ }

std::optional<std::chrono::seconds> RecordFetcher::timeFor(qint64 records, api::Session &session)
{
    const auto pace = session.client().connection().requestsPerMinute;
    if (pace <= 0)
        return std::nullopt;
    return std::chrono::seconds((records * 60 + pace - 1) / pace);
}

void RecordFetcher::start(importcheck::ImportKind kind, std::vector<QStringList> names)
{
    m_kind = kind;
    m_keys = importcheck::keysOf(kind);
    m_names = std::move(names);
    begin();
}

void RecordFetcher::start(importcheck::ImportKind kind, const QString &key,
                          const QStringList &values)
{
    m_kind = kind;
    m_keys = {key};
    m_names.clear();
    m_names.reserve(static_cast<std::size_t>(values.size()));
    for (const auto &value : values)
        m_names.push_back({value});
    begin();
}

void RecordFetcher::begin()
{
    stop();
    m_found.assign(m_names.size(), {});
    m_read = 0;
    m_wait.reset();
    m_problem = {};
    m_state = State::Running;
    m_owner = std::make_unique<QObject>();
    auto began = std::make_shared<std::vector<bool>>(m_names.size(), false);
    m_queue = std::make_unique<records::ParallelCalls>(
        readTogether,
        records::ParallelCalls::Work{.rows = [this] { return m_names.size(); },
                                     .isDue = [began](std::size_t row) { return !(*began)[row]; },
                                     .start =
                                         [this, began](std::size_t row) {
                                             (*began)[row] = true;
                                             ask(row, 0);
                                         },
                                     .drained =
                                         [this] {
                                             if (m_state == State::Running)
                                                 end(State::Done);
                                         }});
    m_queue->run();
    Q_EMIT changed();
}

void RecordFetcher::stop()
{
    m_owner.reset();
    m_queue.reset();
    m_state = State::Idle;
}

std::optional<journal::JobProgress::Waiting> RecordFetcher::waiting() const
{
    const auto now = m_session.client().clock().ticks();
    if (m_state != State::Running || !m_wait || m_wait->first <= now)
        return std::nullopt;
    return journal::JobProgress::Waiting{
        .time = std::chrono::ceil<std::chrono::seconds>(m_wait->first - now),
        .why = m_wait->second};
}

void RecordFetcher::end(State state)
{
    m_state = state;
    // Emitted later, because a receiver may start a new read while the queue is still running.
    QMetaObject::invokeMethod(m_owner.get(), [this] { Q_EMIT changed(); }, Qt::QueuedConnection);
}

void RecordFetcher::ask(std::size_t row, qsizetype key)
{
    while (key < m_keys.size() && m_names[row].value(key).isEmpty())
        ++key;
    // No key is left to try, so the record does not exist.
    if (key >= m_keys.size()) {
        m_found[row].known = true;
        ++m_read;
        m_wait.reset();
        QMetaObject::invokeMethod(
            m_owner.get(),
            [this] {
                Q_EMIT changed();
                m_queue->ended();
            },
            Qt::QueuedConnection);
        return;
    }
    const auto *lookUp = keyNamed(importcheck::resourceOf(m_kind), m_keys[key]);
    Q_ASSERT(lookUp);
    auto *call = m_session.of(importcheck::resourceOf(m_kind))
                     .get({*lookUp, {m_names[row].value(key)}}, m_owner.get(), http::Priority::Job);
    QObject::connect(call, &api::Call::waiting, m_owner.get(),
                     [this](base::Clock::Duration until, api::WaitReason why) {
                         m_wait = {until, why};
                         Q_EMIT changed();
                     });
    call->then(m_owner.get(), [this, row, key](const http::Outcome &outcome) {
        handleOutcome(row, key, outcome);
    });
}

// Returns whether the error would also affect all other records.
static bool concernsEveryRecord(http::ErrorKind kind)
{
    return kind == http::ErrorKind::Forbidden || kind == http::ErrorKind::Unauthorised
        || kind == http::ErrorKind::Certificate || kind == http::ErrorKind::Handshake
        || kind == http::ErrorKind::Proxy;
}

void RecordFetcher::handleOutcome(std::size_t row, qsizetype key, const http::Outcome &outcome)
{
    if (!outcome && outcome.error().kind == NotFound)
        return ask(row, key + 1);
    if (!outcome && concernsEveryRecord(outcome.error().kind)) {
        m_problem = outcome.error().words;
        m_found[row].problem = m_problem;
        m_queue->hold();
        return end(State::Failed);
    }
    if (outcome)
        m_found[row] = {.record = outcome->document.object(), .known = true};
    else
        m_found[row].problem = outcome.error().words;
    ++m_read;
    m_wait.reset();
    Q_EMIT changed();
    m_queue->ended();
}

} // namespace storedesk::imports
