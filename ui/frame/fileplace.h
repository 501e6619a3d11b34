// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/frame/place.h"

namespace storedesk::ui {

// Filter key of a page address: shows an error report with its rows counted by reason.
inline constexpr auto reasonsOnly = QLatin1StringView("reasons");

[[nodiscard]] Place placeOfFile(const QString &path);
[[nodiscard]] Place placeOfComparison(const QString &before, const QString &after);

} // namespace storedesk::ui
