// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/manyqueue.h"
#include "catalogue/key.h"

#include "desk/desk.h"

#include <algorithm>

namespace storedesk::ui::records {

using api::Kind;

// So many wait inside the client: enough to keep the line busy, few enough to stop at once.
static constexpr int together = 6;

ManyQueue::ManyQueue(ManyModel &model, desk::Desk &desk, QObject *parent)
    : QObject(parent)
    , m_model(model)
    , m_desk(desk)
{ }

void ManyQueue::start()
{
    m_problem = {};
    m_next = 0;
    m_since = m_desk.clock().ticks();
    m_answered = 0;
    setState(State::Running);
    fill();
}

void ManyQueue::pause()
{
    if (m_state == State::Running)
        setState(State::Paused);
}

void ManyQueue::stop()
{
    giveUp();
    setState(State::Idle);
}

void ManyQueue::giveUp()
{
    const auto rows = m_calls.keys();
    qDeleteAll(std::exchange(m_calls, {}));
    for (const int row : rows)
        m_model.set(row, ManyState::Waiting);
}

void ManyQueue::setLookupKey(const catalogue::LookupKey *lookupKey)
{
    const bool stopped = m_state == State::Idle && m_model.count(ManyState::Waiting) > 0;
    giveUp();
    m_model.setLookupKey(lookupKey);
    if (m_state != State::Paused && !stopped)
        start();
}

void ManyQueue::fill()
{
    const auto &rows = m_model.rows();
    while (m_state == State::Running && m_calls.size() < together
           && m_next < static_cast<int>(rows.size())) {
        if (rows[static_cast<std::size_t>(m_next)].state == ManyState::Waiting)
            ask(m_next);
        ++m_next;
    }
    if (m_calls.isEmpty() && m_state == State::Running)
        setState(State::Idle);
}

void ManyQueue::ask(int row)
{
    const auto &asked = m_model.rows()[static_cast<std::size_t>(row)];
    auto *call = m_desk.session()
                     .of(asked.lookupKey->resource())
                     .get({*asked.lookupKey, {asked.value}}, this, api::Priority::Job);
    m_calls.insert(row, call);
    m_model.set(row, ManyState::Asking);
    call->then(this, [this, row](const api::Outcome &outcome) { take(row, outcome); });
}

static bool concernsAll(Kind kind)
{
    return kind == Kind::Forbidden || kind == Kind::Unauthorised || kind == Kind::Certificate
        || kind == Kind::Handshake || kind == Kind::Proxy;
}

static QString missingSentence(const ManyRow &row)
{
    const auto meant =
        row.lookupKey->member == catalogue::key::contact::email ? slipOf(row.value) : QString();
    const auto missing = catalogue::missingTextOf(*row.lookupKey);
    if (const auto resource = row.lookupKey->resource(); looksLikeName(resource, row.value))
        return noNamesText(resource);
    return meant.isEmpty() ? ManyQueue::tr("%1.").arg(missing)
                           : ManyQueue::tr("%1. Did you mean %2?").arg(missing, meant);
}

void ManyQueue::take(int row, const api::Outcome &outcome)
{
    m_calls.remove(row);
    ++m_answered;
    const auto &asked = m_model.rows()[static_cast<std::size_t>(row)];
    if (outcome) {
        m_model.set(row, ManyState::Found, outcome->document.object());
    } else if (outcome.error().kind == Kind::NotFound) {
        m_model.set(row, ManyState::NotFound, {}, missingSentence(asked));
    } else if (concernsAll(outcome.error().kind)) {
        // The next one would hear the same: it waits until the user has seen to it.
        m_model.set(row, ManyState::Waiting);
        m_next = std::min(m_next, row);
        m_problem = outcome.error().words;
        if (outcome.error().kind == Kind::Forbidden)
            m_desk.setMayRead(asked.lookupKey->resource(), false);
        setState(State::Paused);
    } else {
        const auto &words = outcome.error().words;
        m_model.set(row, ManyState::Failed, {}, QStringList{words.what, words.why}.join(u' '));
    }
    fill();
}

void ManyQueue::setState(State state)
{
    m_state = state;
    Q_EMIT changed();
}

QString ManyQueue::timeLeft() const
{
    using namespace std::chrono;
    const int left = m_model.count(ManyState::Waiting) + m_model.count(ManyState::Asking);
    const auto passed = m_desk.clock().ticks() - m_since;
    if (m_state != State::Running || left == 0)
        return {};
    const auto pace = m_desk.session().client().pace();
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

} // namespace storedesk::ui::records
