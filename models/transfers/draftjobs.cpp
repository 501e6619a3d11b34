// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "transfers/draftjobs.h"

#include "storage/drafts.h"

#include <QUuid>

#include <algorithm>

namespace storedesk::transfers {

QString newDraftId()
{
    return QUuid::createUuid().toString(QUuid::Id128);
}

QString jobOfDraft(const std::vector<journal::ListedJob> &jobs, const QString &draftId)
{
    if (draftId.isEmpty())
        return {};
    const auto found = std::ranges::find_if(jobs, [&draftId](const journal::ListedJob &job) {
        return job.head.outline.plan.value(draftIdMember).toString() == draftId;
    });
    return found == jobs.end() ? QString() : found->id;
}

void dropFinishedDrafts(storage::Drafts &drafts, const std::vector<journal::ListedJob> &jobs)
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

} // namespace storedesk::transfers
