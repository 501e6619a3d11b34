// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/pageaddress.h"
#include "ui/host/pageid.h"

namespace storedesk::ui {

// Values used in addresses of the export assistant.
inline constexpr QLatin1StringView exportJobWord("job");
inline constexpr QLatin1StringView exportLikeWord("like");

// Returns the address of a running or finished export.
[[nodiscard]] inline PageAddress exportJobPlace(const QString &jobId)
{
    return {.page = pageid::newExport, .values = {QString(exportJobWord), jobId}};
}

// Returns the address of the assistant filled with the input of that job.
[[nodiscard]] inline PageAddress exportLikePlace(const QString &jobId)
{
    return {.page = pageid::newExport, .values = {QString(exportLikeWord), jobId}};
}

} // namespace storedesk::ui
