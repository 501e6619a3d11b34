// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/draftjobs.h"

#include <QUuid>

#include <algorithm>

namespace storedesk::journal {

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

} // namespace storedesk::journal
