// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/pageaddress.h"
#include "ui/host/pageid.h"

namespace storedesk::ui {

// The key that selects a job in Page::showOnly().
inline constexpr QLatin1StringView jobKey("job");

// Returns the address of the jobs page with this job selected.
[[nodiscard]] inline PageAddress jobPlace(const QString &id)
{
    return {.page = pageid::jobs, .filter = QMap<QString, QString>{{QString(jobKey), id}}};
}

} // namespace storedesk::ui
