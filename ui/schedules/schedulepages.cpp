// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "schedulepages.h"

#include "ui/host/pageid.h"
#include "ui/schedules/schedulespage.h"

#include <array>

namespace storedesk::ui::schedules {

static Page *makeSchedules(PageHost &host, const PageAddress &place)
{
    return place.values.isEmpty() ? new SchedulesPage(host) : nullptr;
}

static constexpr std::array rows{
    PageRow{.word = pageid::schedules,
            .title = QT_TRANSLATE_NOOP("PageRow", "Schedules"),
            .group = NavigationGroup::Transfer,
            .icon = Icon::Calendar,
            .make = makeSchedules,
            .keywords = QT_TRANSLATE_NOOP("Keywords",
                                          "repeat timer every day weekly monthly "
                                          "automatic watched folder")},
};

std::span<const PageRow> schedulePages()
{
    return rows;
}

} // namespace storedesk::ui::schedules
