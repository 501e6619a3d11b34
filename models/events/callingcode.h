// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace storedesk::events {

// Returns the country code at the start of +34 651 234 567; empty if the number has none. No code
// is a prefix of another, so the digits decide.
[[nodiscard]] QString callingCodeOf(QStringView phone);
// Accepts digits with the usual separators.
[[nodiscard]] bool looksLikePhone(QStringView text);

} // namespace storedesk::events
