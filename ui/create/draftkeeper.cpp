// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/create/draftkeeper.h"

#include "local/drafts.h"
#include "local/local.h"

namespace storedesk::ui {

using namespace std::chrono_literals;

constexpr auto pauseInTyping = 600ms;

DraftKeeper::DraftKeeper(local::Local &local, base::Clock &clock, QString place, Read read,
                         QObject *parent)
    : QObject(parent)
    , m_local(local)
    , m_clock(clock)
    , m_place(std::move(place))
    , m_read(std::move(read))
    , m_pause(clock.timer([this] { keep(); }))
{ }

DraftKeeper::~DraftKeeper() = default;

void DraftKeeper::begin()
{
    if (!m_local.ready()) {
        connect(&m_local, &local::Local::becameReady, this, &DraftKeeper::begin);
        return;
    }
    const auto draft = m_local.drafts().all().constFind(m_place);
    // Who was quicker than the disk keeps what is on the screen.
    if (!m_typed && draft != m_local.drafts().all().constEnd())
        Q_EMIT found(draft->values, draft->keptAt, draft->sentAt);
}

void DraftKeeper::note()
{
    m_typed = true;
    m_pause->start(pauseInTyping);
}

void DraftKeeper::keep()
{
    m_pause->stop();
    m_local.drafts().keep(m_place, m_read());
    Q_EMIT kept(m_clock.now());
}

void DraftKeeper::drop()
{
    m_pause->stop();
    m_typed = false;
    m_local.drafts().drop(m_place);
}

} // namespace storedesk::ui
