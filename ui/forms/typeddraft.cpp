// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/typeddraft.h"

#include "desk/desk.h"
#include "ui/frame/frame.h"

namespace storedesk::ui {

using namespace std::chrono_literals;

TypedDraft::TypedDraft(Frame &frame, QString place, Typed typed, QObject *parent)
    : QObject(parent)
    , m_frame(frame)
    , m_place(std::move(place))
    , m_typed(std::move(typed))
    , m_pause(frame.clock().timer([this] { keep(); }))
{
    connect(&frame.desk().local(), &local::Local::becameReady, this, &TypedDraft::readable);
}

TypedDraft::~TypedDraft() = default;

std::optional<local::Draft> TypedDraft::kept() const
{
    const auto &all = m_frame.desk().local().drafts().all();
    const auto found = all.constFind(m_place);
    return found == all.cend() ? std::nullopt : std::optional(*found);
}

void TypedDraft::note()
{
    m_open = true;
    m_pause->start(700ms);
}

void TypedDraft::drop()
{
    m_open = false;
    m_pause->stop();
    m_frame.desk().local().drafts().drop(m_place);
    Q_EMIT changed();
}

void TypedDraft::keep()
{
    if (!m_open)
        return;
    m_open = false;
    const QJsonObject typed = m_typed();
    if (typed.isEmpty())
        m_frame.desk().local().drafts().drop(m_place);
    else
        m_frame.desk().local().drafts().keep(m_place, typed);
    Q_EMIT changed();
}

} // namespace storedesk::ui
