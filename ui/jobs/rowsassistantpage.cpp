// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/jobs/rowsassistantpage.h"

#include "ui/imports/tablesourcepanel.h"
#include "ui/jobs/jobformdraft.h"
#include "ui/jobs/jobrowsstep.h"

namespace storedesk::ui::jobs {

bool RowsAssistantPage::hasPendingChanges() const
{
    return hasRows() || !rows().panel().isEmpty();
}

bool RowsAssistantPage::canKeepChanges() const
{
    return rows().panel().isKeepable();
}

void RowsAssistantPage::keepDraftChanges()
{
    stored().storeNow();
}

void RowsAssistantPage::noteEdit()
{
    if (hasPendingChanges())
        stored().note();
}

} // namespace storedesk::ui::jobs
