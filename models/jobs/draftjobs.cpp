// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/draftjobs.h"

#include "local/drafts.h"

#include <QUuid>

#include <algorithm>

namespace storedesk::jobs {

QString newDraftId()
{
    return QUuid::createUuid().toString(QUuid::Id128);
}

QString jobOfDraft(const std::vector<ListedJob> &jobs, const QString &draftId)
{
    if (draftId.isEmpty())
        return {};
    const auto found = std::ranges::find_if(jobs, [&draftId](const ListedJob &job) {
        return job.head.outline.plan.value(draftIdMember).toString() == draftId;
    });
    return found == jobs.end() ? QString() : found->id;
}

void dropFinishedDrafts(local::Drafts &drafts, const std::vector<ListedJob> &jobs)
{
    QStringList finished;
    const auto &all = drafts.all();
    for (auto draft = all.cbegin(); draft != all.cend(); ++draft) {
        if (!jobOfDraft(jobs, draft->values.value(draftIdMember).toString()).isEmpty())
            finished.append(draft.key());
    }
    for (const auto &place : finished)
        drafts.drop(place);
}

} // namespace storedesk::jobs
