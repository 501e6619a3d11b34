// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/call.h"
#include "jobs/lookuplist.h"
#include "jobs/pump.h"

#include <QHash>

namespace storedesk::api {
class Session;
}

namespace storedesk::jobs {

// That nothing was found, and what may have been meant.
[[nodiscard]] QString missingSentence(const LookupRow &row);

// Looks up what waits in a list, a few at a time and behind everything somebody clicks; the
// account's pace decides when each leaves. Only reads.
class Lookups final : public QObject
{
    Q_OBJECT

public:
    enum class State : quint8 { Idle, Running, Paused };
    Q_ENUM(State)

    // What comes by reference outlives it.
    Lookups(LookupList &list, api::Session &session, base::Clock &clock, QObject *parent = nullptr);

    void start(); // also goes on
    void pause(); // what is under way ends
    void stop(); // what is under way is given up and waits again
    // What was not found under another key is asked again, unless it is paused or was stopped.
    void setLookupKey(const catalogue::LookupKey *lookupKey);

    [[nodiscard]] State state() const { return m_state; }
    // Why it paused by itself: the key, a right, the certificate; empty what: it did not.
    [[nodiscard]] const base::Problem &problem() const { return m_problem; }
    [[nodiscard]] QString timeLeft() const; // in words; empty: not known

Q_SIGNALS:
    void changed();
    void forbidden(storedesk::catalogue::Resource resource); // the key may not read these

private:
    void drained();
    void giveUp(); // what is under way waits again
    void ask(int row);
    void take(int row, const api::Outcome &outcome);
    void setState(State state);

    LookupList &m_list;
    api::Session &m_session;
    base::Clock &m_clock;
    State m_state = State::Idle;
    base::Problem m_problem;
    Pump m_pump;
    QHash<int, api::Call *> m_calls; // by row
    base::Clock::Duration m_since{0};
    int m_answered = 0; // since then
};

} // namespace storedesk::jobs
