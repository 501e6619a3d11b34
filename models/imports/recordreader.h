// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/outcome.h"
#include "imports/kind.h"
#include "jobs/jobprogress.h"
#include "jobs/parallelcalls.h"

#include <QHash>
#include <QJsonObject>
#include <QObject>

#include <chrono>
#include <memory>

namespace storedesk::api {
class Session;
}

namespace storedesk::imports {

// Looks up the records that rows of an import are about, a few at a time and behind everything
// somebody clicks: a contact by its external id, then by its e-mail. Only reads.
class RecordReader final : public QObject
{
    Q_OBJECT

public:
    enum class State : quint8 { Idle, Running, Done, Failed };
    struct Found
    {
        QJsonObject record = {}; // empty: there is none
        bool known = false; // it could be read, or there is none
    };

    // The session outlives it.
    explicit RecordReader(api::Session &session, QObject *parent = nullptr);

    // For each record what it is called by keysOf(kind), in that order.
    void start(Kind kind, std::vector<QStringList> names);
    void stop();
    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const base::Problem &problem() const { return m_problem; } // while Failed
    [[nodiscard]] qint64 read() const { return m_read; }
    // What its requests wait for at the moment; absent: nothing, or it does not run.
    [[nodiscard]] std::optional<jobs::JobProgress::Waiting> waiting() const;
    [[nodiscard]] qint64 all() const { return static_cast<qint64>(m_names.size()); }
    [[nodiscard]] const std::vector<Found> &found() const { return m_found; } // in their order

    // How long so many look-ups take at the pace of the account; absent: it has no limit.
    [[nodiscard]] static std::optional<std::chrono::seconds> timeFor(qint64 records,
                                                                     api::Session &session);

Q_SIGNALS:
    void changed();

private:
    void ask(std::size_t row, qsizetype key);
    void take(std::size_t row, qsizetype key, const api::Outcome &outcome);
    void end(State state);

    api::Session &m_session;
    Kind m_kind = Kind::Contacts;
    std::vector<QStringList> m_names;
    std::vector<Found> m_found;
    State m_state = State::Idle;
    base::Problem m_problem;
    qint64 m_read = 0;
    // The latest wait that a call reported, and why.
    std::optional<std::pair<base::Clock::Duration, api::Why>> m_wait;
    std::unique_ptr<QObject> m_owner; // of the calls under way
    std::unique_ptr<jobs::ParallelCalls> m_queue;
};

} // namespace storedesk::imports
