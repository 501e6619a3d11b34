// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/jobs/jobformdraft.h"

#include "jobs/jobmanager.h"
#include "journal/draftjobs.h"
#include "ui/host/pagehost.h"
#include "workspace/workspace.h"

namespace storedesk::ui::jobs {

JobFormDraft::JobFormDraft(PageHost &host, const QString &place, Values values, QObject *parent)
    : QObject(parent)
    , m_jobManager(host.workspace().jobManager())
    , m_typed(new TypedDraft(
          host, place,
          [this, values = std::move(values)] {
              auto typed = values();
              if (!typed.isEmpty())
                  typed.insert(journal::draftIdMember, m_id);
              return typed;
          },
          this))
    , m_id(journal::newDraftId())
{
    connect(m_typed, &TypedDraft::readable, this, &JobFormDraft::readable);
    connect(&m_jobManager, &storedesk::jobs::JobManager::listChanged, this, [this] {
        if (!journal::jobOfDraft(m_jobManager.jobs(), m_id).isEmpty())
            Q_EMIT finished();
    });
}

std::optional<QJsonObject> JobFormDraft::load()
{
    const auto stored = m_typed->kept();
    if (!stored)
        return std::nullopt;
    const auto id = stored->values.value(journal::draftIdMember).toString();
    if (!journal::jobOfDraft(m_jobManager.jobs(), id).isEmpty())
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
    m_id = journal::newDraftId();
}

} // namespace storedesk::ui::jobs
