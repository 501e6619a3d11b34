// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/frame/place.h"

namespace storedesk::ui {

// The word of the page of jobs, and the key of Page::showOnly() by which it chooses one.
inline constexpr QLatin1StringView jobsWord("jobs");
inline constexpr QLatin1StringView jobKey("job");

// The page of jobs with this one chosen.
[[nodiscard]] inline Place jobPlace(const QString &id)
{
    return {.page = QString(jobsWord), .filter = QMap<QString, QString>{{QString(jobKey), id}}};
}

} // namespace storedesk::ui
