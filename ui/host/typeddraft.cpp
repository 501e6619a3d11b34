// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/host/typeddraft.h"

#include "account/account.h"
#include "ui/host/pagehost.h"

#include <algorithm>
#include <utility>

namespace storedesk::ui {

using namespace std::chrono_literals;

static constexpr base::Clock::Duration pauseInTyping = 600ms;
// Input is stored after this time, even if the user types without a pause.
static constexpr base::Clock::Duration longestUnkept = 3s;

TypedDraft::TypedDraft(PageHost &host, QString place, Typed typed, QObject *parent)
    : QObject(parent)
    , m_host(host)
    , m_place(std::move(place))
    , m_typed(std::move(typed))
    , m_pause(host.clock().timer([this] { keep(); }))
{
    connect(&host.account().storage(), &storage::AccountStorage::becameReady, this,
            &TypedDraft::readable);
}

TypedDraft::~TypedDraft() = default;

std::optional<storage::Draft> TypedDraft::kept() const
{
    const auto &all = m_host.account().storage().drafts().all();
    const auto found = all.constFind(m_place);
    return found == all.cend() ? std::nullopt : std::optional(*found);
}

void TypedDraft::note()
{
    const auto now = m_host.clock().ticks();
    if (!m_since)
        m_since = now;
    m_pause->start(std::clamp(*m_since + longestUnkept - now, 0ms, pauseInTyping));
}

void TypedDraft::drop()
{
    m_since.reset();
    m_pause->stop();
    m_host.account().storage().drafts().drop(m_place);
    Q_EMIT changed();
}

void TypedDraft::keep()
{
    m_pause->stop();
    if (!std::exchange(m_since, std::nullopt))
        return;
    const QJsonObject typed = m_typed();
    if (typed.isEmpty())
        m_host.account().storage().drafts().drop(m_place);
    else
        post(typed);
    Q_EMIT changed();
}

void TypedDraft::post(const QJsonObject &typed)
{
    const auto at = m_host.clock().now();
    m_host.account().storage().drafts().keep(m_place, typed, this,
                                             [this, at](const base::Result<void> &done) {
                                                 const bool news = !done && m_told != done.error();
                                                 m_told = done ? base::Problem() : done.error();
                                                 if (done)
                                                     Q_EMIT stored(at);
                                                 else if (news)
                                                     Q_EMIT notStored(done.error());
                                             });
}

} // namespace storedesk::ui
