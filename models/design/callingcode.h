// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace storedesk::design {

// The code of the country at the beginning of +34 651 234 567; empty: the number does not begin
// with one. No code begins with another, so the digits decide it.
[[nodiscard]] QString callingCodeOf(QStringView phone);
// Digits with what people put between them.
[[nodiscard]] bool looksLikePhone(QStringView text);

} // namespace storedesk::design
