// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "query/rowbalance.h"

#include <QString>

namespace storedesk::ui::tableoptions {

// Returns, for example, “9,492,190 lines = 3 above + 1 header + 9,492,184 rows + 2 blank”. Lines
// that were skipped above the header are counted.
[[nodiscard]] QString balanceWords(const query::RowBalance &balance, qint64 lines, qint64 cutAbove);
// Formats the number with all its group separators. Qt 6.4 omits the first one in Spanish millions
// (2395.422).
[[nodiscard]] QString numberWords(qint64 value);
// Returns, for example, “1 row” or “9,492,184 rows”.
[[nodiscard]] QString rowWords(qint64 rows);

} // namespace storedesk::ui::tableoptions
