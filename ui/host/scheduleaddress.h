// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/pageaddress.h"
#include "ui/host/pageid.h"

namespace storedesk::ui {

// The key that selects a schedule in Page::showOnly().
inline constexpr QLatin1StringView scheduleKey("schedule");

// Returns the address of the schedules page with this schedule selected.
[[nodiscard]] inline PageAddress schedulePlace(const QString &id)
{
    return {.page = pageid::schedules,
            .filter = QMap<QString, QString>{{QString(scheduleKey), id}}};
}

} // namespace storedesk::ui
