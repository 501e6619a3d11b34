// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/lookups.h"
#include "catalogue/key.h"

#include "api/session.h"
#include "jobs/guess.h"

#include <algorithm>

namespace storedesk::jobs {

using api::Kind;

// So many wait inside the client: enough to keep the line busy, few enough to stop at once.
static constexpr int together = 6;

Lookups::Lookups(LookupList &list, api::Session &session, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_list(list)
    , m_session(session)
    , m_clock(clock)
    , m_pump(
          together,
          {.rows = [this] { return m_list.rows().size(); },
           .isDue =
               [this](std::size_t row) { return m_list.rows()[row].state == LookupState::Waiting; },
           .start = [this](std::size_t row) { ask(static_cast<int>(row)); },
           .drained =
               [this] {
                   drained();
               }})
{ }

void Lookups::start()
{
    m_problem = {};
    m_since = m_clock.ticks();
    m_answered = 0;
    setState(State::Running);
    m_pump.release();
    m_pump.run();
}

void Lookups::pause()
{
    if (m_state != State::Running)
        return;
    m_pump.hold();
    setState(State::Paused);
}

void Lookups::stop()
{
    giveUp();
    setState(State::Idle);
}

void Lookups::giveUp()
{
    const auto rows = m_calls.keys();
    qDeleteAll(std::exchange(m_calls, {}));
    m_pump.giveUp();
    for (const int row : rows)
        m_list.set(row, LookupState::Waiting);
}

void Lookups::setLookupKey(const catalogue::LookupKey *lookupKey)
{
    const bool stopped = m_state == State::Idle && m_list.count(LookupState::Waiting) > 0;
    giveUp();
    m_list.setLookupKey(lookupKey);
    if (m_state != State::Paused && !stopped)
        start();
}

void Lookups::drained()
{
    if (m_state == State::Running)
        setState(State::Idle);
}

void Lookups::ask(int row)
{
    const auto &asked = m_list.rows()[static_cast<std::size_t>(row)];
    auto *call = m_session.of(asked.lookupKey->resource())
                     .get({*asked.lookupKey, {asked.value}}, this, api::Priority::Job);
    m_calls.insert(row, call);
    m_list.set(row, LookupState::Asking);
    call->then(this, [this, row](const api::Outcome &outcome) { take(row, outcome); });
}

static bool concernsAll(Kind kind)
{
    return kind == Kind::Forbidden || kind == Kind::Unauthorised || kind == Kind::Certificate
        || kind == Kind::Handshake || kind == Kind::Proxy;
}

QString missingSentence(const LookupRow &row)
{
    const auto meant =
        row.lookupKey->member == catalogue::key::contact::email ? slipOf(row.value) : QString();
    const auto missing = catalogue::missingTextOf(*row.lookupKey);
    if (const auto resource = row.lookupKey->resource(); looksLikeName(resource, row.value))
        return noNamesText(resource);
    return meant.isEmpty() ? Lookups::tr("%1.").arg(missing)
                           : Lookups::tr("%1. Did you mean %2?").arg(missing, meant);
}

void Lookups::take(int row, const api::Outcome &outcome)
{
    m_calls.remove(row);
    ++m_answered;
    const auto &asked = m_list.rows()[static_cast<std::size_t>(row)];
    if (outcome) {
        m_list.set(row, LookupState::Found, outcome->document.object());
    } else if (outcome.error().kind == Kind::NotFound) {
        m_list.set(row, LookupState::NotFound, {}, missingSentence(asked));
    } else if (concernsAll(outcome.error().kind)) {
        // The next one would hear the same: it waits until the user has seen to it.
        m_list.set(row, LookupState::Waiting);
        m_pump.goBackTo(static_cast<std::size_t>(row));
        m_pump.hold();
        m_problem = outcome.error().words;
        if (outcome.error().kind == Kind::Forbidden)
            Q_EMIT forbidden(asked.lookupKey->resource());
        setState(State::Paused);
    } else {
        const auto &words = outcome.error().words;
        m_list.set(row, LookupState::Failed, {}, QStringList{words.what, words.why}.join(u' '));
    }
    m_pump.ended();
}

void Lookups::setState(State state)
{
    m_state = state;
    Q_EMIT changed();
}

QString Lookups::timeLeft() const
{
    using namespace std::chrono;
    const int left = m_list.count(LookupState::Waiting) + m_list.count(LookupState::Asking);
    const auto passed = m_clock.ticks() - m_since;
    if (m_state != State::Running || left == 0)
        return {};
    const auto pace = m_session.client().pace();
    double each = 0; // in seconds
    if (m_answered >= 20)
        each = duration<double>(passed).count() / m_answered;
    else if (pace.limit > 0)
        each = 60.0 / std::max(pace.allowed, 1);
    else
        return {};
    const int minutes = static_cast<int>((each * left + 59) / 60);
    return minutes <= 1 ? tr("less than a minute left")
                        : tr("about %n minute(s) left", nullptr, minutes);
}

} // namespace storedesk::jobs
