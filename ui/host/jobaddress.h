// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/pageaddress.h"

namespace storedesk::ui {

// Page id of the jobs page, and the key of Page::showOnly() that selects a job.
inline constexpr QLatin1StringView jobsWord("jobs");
inline constexpr QLatin1StringView jobKey("job");

// Address of the jobs page with this job selected.
[[nodiscard]] inline PageAddress jobPlace(const QString &id)
{
    return {.page = QString(jobsWord), .filter = QMap<QString, QString>{{QString(jobKey), id}}};
}

} // namespace storedesk::ui
