// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/bulk/bulkpages.h"

#include "ui/bulk/bulkpage.h"
#include "ui/bulk/jobspage.h"

#include <QCoreApplication>

#include <array>

namespace storedesk::ui::bulk {

using namespace Qt::StringLiterals;

static Page *makeJobs(Frame &frame, const Place &place)
{
    return place.values.isEmpty() ? new JobsPage(frame) : nullptr;
}

static Page *makeBulk(Frame &frame, const Place &place)
{
    return new BulkPage(frame, place);
}

static constexpr auto rows = std::to_array<PageRow>({
    {.word = "jobs"_L1,
     .title = QT_TRANSLATE_NOOP("PageRow", "Jobs"),
     .group = Group::Top,
     .icon = Icon::Jobs,
     .make = makeJobs},
    {.word = BulkPage::word,
     .title = QT_TRANSLATE_NOOP("PageRow", "New bulk job"),
     .icon = Icon::Jobs,
     .make = makeBulk,
     .creates = true},
});

std::span<const PageRow> bulkPages()
{
    return rows;
}

} // namespace storedesk::ui::bulk
