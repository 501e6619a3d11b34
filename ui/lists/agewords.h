// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDateTime>

namespace storedesk::ui::lists {

// Returns the age as relative time, for example "just now", "12 s ago" or "5 min ago".
[[nodiscard]] QString ageWords(const QDateTime &moment, const QDateTime &now);

} // namespace storedesk::ui::lists
