// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/frame/place.h"

namespace storedesk::ui {

// The word of the export assistant, and what its place says of a job.
inline constexpr QLatin1StringView exportWord("new-export");
inline constexpr QLatin1StringView exportJobWord("job");
inline constexpr QLatin1StringView exportLikeWord("like");

// An export under way, or what it came to.
[[nodiscard]] inline Place exportJobPlace(const QString &jobId)
{
    return {.page = QString(exportWord), .values = {QString(exportJobWord), jobId}};
}

// The assistant with what that job was asked.
[[nodiscard]] inline Place exportLikePlace(const QString &jobId)
{
    return {.page = QString(exportWord), .values = {QString(exportLikeWord), jobId}};
}

} // namespace storedesk::ui
