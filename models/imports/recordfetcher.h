// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "http/outcome.h"
#include "importcheck/importkind.h"
#include "journal/jobprogress.h"
#include "records/parallelcalls.h"

#include <QHash>
#include <QJsonObject>
#include <QObject>

#include <chrono>
#include <memory>

namespace storedesk::api {
class Session;
}

namespace storedesk::imports {

// Looks up the records in an import, a few at a time and with lower priority than interactive
// requests. Contacts are looked up by external ID, then by email. Only sends read requests.
class RecordFetcher final : public QObject
{
    Q_OBJECT

public:
    enum class State : quint8 { Idle, Running, Done, Failed };
    struct Found
    {
        // Empty if the record does not exist.
        QJsonObject record = {};
        // Whether the lookup was successful, even if the record does not exist.
        bool known = false;
        // The reason for a failed lookup. Only set if the lookup ended without a clear result.
        base::Problem problem = {};
    };

    // The session must outlive this object.
    explicit RecordFetcher(api::Session &session, QObject *parent = nullptr);

    // The names contain each record's keys in the order of keysOf(kind).
    void start(importcheck::ImportKind kind, std::vector<QStringList> names);
    // Looks up the records by this key field only.
    void start(importcheck::ImportKind kind, const QString &key, const QStringList &values);
    void stop();
    [[nodiscard]] State state() const { return m_state; }
    // Only valid in the Failed state.
    [[nodiscard]] const base::Problem &problem() const { return m_problem; }
    [[nodiscard]] qint64 read() const { return m_read; }
    // Returns the reason the requests are waiting. Absent if they are not waiting or not running.
    [[nodiscard]] std::optional<journal::JobProgress::Waiting> waiting() const;
    [[nodiscard]] qint64 all() const { return static_cast<qint64>(m_names.size()); }
    // Results are in the order of the names.
    [[nodiscard]] const std::vector<Found> &found() const { return m_found; }

    // Estimates how long this number of lookups takes at the account's rate limit. Absent if there
    // is no limit.
    [[nodiscard]] static std::optional<std::chrono::seconds> timeFor(qint64 records,
                                                                     api::Session &session);

Q_SIGNALS:
    void changed();

private:
    void begin();
    void ask(std::size_t row, qsizetype key);
    void handleOutcome(std::size_t row, qsizetype key, const http::Outcome &outcome);
    void end(State state);

    api::Session &m_session;
    importcheck::ImportKind m_kind = importcheck::ImportKind::Contacts;
    // The key fields of the names.
    QStringList m_keys;
    std::vector<QStringList> m_names;
    std::vector<Found> m_found;
    State m_state = State::Idle;
    base::Problem m_problem;
    qint64 m_read = 0;
    // The latest wait reported by a call, and its reason.
    std::optional<std::pair<base::Clock::Duration, api::WaitReason>> m_wait;
    // Owns the calls in flight.
    std::unique_ptr<QObject> m_owner;
    std::unique_ptr<records::ParallelCalls> m_queue;
};

} // namespace storedesk::imports
