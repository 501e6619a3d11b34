// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/pageaddress.h"

namespace storedesk::ui {

// Page id of the export assistant, and the values of its addresses for jobs.
inline constexpr QLatin1StringView exportWord("new-export");
inline constexpr QLatin1StringView exportJobWord("job");
inline constexpr QLatin1StringView exportLikeWord("like");

// Address of a running or finished export.
[[nodiscard]] inline PageAddress exportJobPlace(const QString &jobId)
{
    return {.page = QString(exportWord), .values = {QString(exportJobWord), jobId}};
}

// Address of the assistant with the input of that job.
[[nodiscard]] inline PageAddress exportLikePlace(const QString &jobId)
{
    return {.page = QString(exportWord), .values = {QString(exportLikeWord), jobId}};
}

} // namespace storedesk::ui
