// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/bulk/jobformdraft.h"

#include "desk/desk.h"
#include "jobs/draftjobs.h"
#include "jobs/jobboard.h"
#include "ui/frame/frame.h"

namespace storedesk::ui::bulk {

JobFormDraft::JobFormDraft(Frame &frame, const QString &place, Values values, QObject *parent)
    : QObject(parent)
    , m_board(jobs::JobBoard::of(frame.desk()))
    , m_typed(new TypedDraft(
          frame, place,
          [this, values = std::move(values)] {
              auto typed = values();
              if (!typed.isEmpty())
                  typed.insert(jobs::draftIdMember, m_id);
              return typed;
          },
          this))
    , m_id(jobs::newDraftId())
{
    connect(m_typed, &TypedDraft::readable, this, &JobFormDraft::readable);
    connect(&m_board, &jobs::JobBoard::listChanged, this, [this] {
        if (!jobs::jobOfDraft(m_board.jobs(), m_id).isEmpty())
            Q_EMIT finished();
    });
}

std::optional<QJsonObject> JobFormDraft::load()
{
    const auto stored = m_typed->kept();
    if (!stored)
        return std::nullopt;
    const auto id = stored->values.value(jobs::draftIdMember).toString();
    if (!jobs::jobOfDraft(m_board.jobs(), id).isEmpty())
        return std::nullopt;
    if (!id.isEmpty())
        m_id = id;
    return stored->values;
}

void JobFormDraft::storeNow()
{
    m_typed->note();
    m_typed->keep();
}

void JobFormDraft::renew()
{
    m_id = jobs::newDraftId();
}

} // namespace storedesk::ui::bulk
