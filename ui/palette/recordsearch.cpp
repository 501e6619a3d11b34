// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "recordsearch.h"

#include "account/account.h"
#include "api/call.h"
#include "api/pages.h"
#include "catalogue/key.h"

namespace storedesk::ui::palette {

namespace key = catalogue::key;

RecordSearch::RecordSearch(account::Account &account, QList<RecordGuess> guesses, QObject *parent)
    : QObject(parent)
    , m_account(account)
    , m_guesses(std::move(guesses))
    , m_states(m_guesses.size(), State::Waiting)
    , m_reasons(m_guesses.size())
{ }

void RecordSearch::start()
{
    tryNext();
}

void RecordSearch::tryNext()
{
    if (m_ended)
        return;
    if (++m_at == m_guesses.size()) {
        m_ended = true;
        Q_EMIT changed();
        return;
    }
    const auto &guess = m_guesses[m_at];
    if (!m_account.mayRead(catalogue::operation(guess.operation).resource))
        return settle(State::Locked);
    m_states[m_at] = State::Asking;
    Q_EMIT changed();
    if (guess.operation == catalogue::OperationId::ListCustomEventTypes)
        return tryAlias();
    m_account.session()
        .read(api::requestOf(catalogue::operation(guess.operation), {guess.value}), this)
        ->then(this, [this](const http::Outcome &outcome) { take(outcome); });
}

void RecordSearch::take(const http::Outcome &outcome)
{
    if (outcome)
        return finish(m_guesses[m_at].place);
    const auto &error = outcome.error();
    switch (error.kind) {
    case http::ErrorKind::NotFound:
    // A value that is not valid for this key is not found.
    case http::ErrorKind::Rejected:
    case http::ErrorKind::Invalid:
    case http::ErrorKind::NotSendable:
        return settle(State::NotFound);
    case http::ErrorKind::Forbidden:
        m_account.setMayRead(catalogue::operation(m_guesses[m_at].operation).resource, false);
        return settle(State::Locked);
    default:
        return settle(State::Failed, error.words.what);
    }
}

// Searches for an alias. Event types can be listed only by integration, so this needs one read for
// each integration.
void RecordSearch::tryAlias()
{
    auto *pages = m_account.session().integrations().all(this);
    const auto all = std::make_shared<QJsonArray>();
    connect(pages, &api::Pages::page, this, [all](const QJsonArray &records) {
        for (const auto &record : records)
            all->append(record);
    });
    connect(pages, &api::Pages::finished, this, [this, all] { tryAliasIn(*all); });
    connect(pages, &api::Pages::failed, this,
            [this](const http::Error &error) { take(tl::unexpected(error)); });
}

void RecordSearch::tryAliasIn(const QJsonArray &integrations)
{
    m_open = static_cast<int>(integrations.size());
    if (m_open == 0)
        return settle(State::NotFound);
    const auto alias = m_guesses[m_at].value;
    for (const auto &integration : integrations) {
        const auto id = integration.toObject().value(key::id).toString();
        auto *pages = m_account.session().eventTypes().all(this, {id});
        connect(pages, &api::Pages::page, this, [this, id, alias](const QJsonArray &types) {
            for (const auto &type : types) {
                if (!m_ended && type.toObject().value(key::alias) == alias)
                    finish({.page = m_guesses[m_at].place.page,
                            .values = {id, type.toObject().value(key::id).toString()}});
            }
        });
        const auto over = [this] {
            if (!m_ended && --m_open == 0)
                settle(State::NotFound);
        };
        connect(pages, &api::Pages::finished, this, over);
        connect(pages, &api::Pages::failed, this, over);
    }
}

void RecordSearch::settle(State state, const QString &reason)
{
    m_states[m_at] = state;
    m_reasons[m_at] = reason;
    Q_EMIT changed();
    tryNext();
}

void RecordSearch::finish(const PageAddress &place)
{
    m_ended = true;
    m_states[m_at] = State::Found;
    Q_EMIT changed();
    Q_EMIT found(place);
}

} // namespace storedesk::ui::palette
