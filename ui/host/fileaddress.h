// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/pageaddress.h"

namespace storedesk::ui {

// Filter key in a page address that shows an error report with its rows counted by reason.
inline constexpr auto reasonsOnly = QLatin1StringView("reasons");

[[nodiscard]] PageAddress placeOfFile(const QString &path);
[[nodiscard]] PageAddress placeOfComparison(const QString &before, const QString &after);

} // namespace storedesk::ui
