// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/rowbalance.h"

#include <QString>

namespace storedesk::ui::reading {

// “9,492,190 lines = 3 above + 1 header + 9,492,184 rows + 2 blank”. Lines that were cut off above
// count too.
[[nodiscard]] QString balanceWords(const table::RowBalance &balance, qint64 lines, qint64 cutAbove);
// With all its groups: Qt 6.4 leaves out the first separator of Spanish millions (2395.422).
[[nodiscard]] QString numberWords(qint64 value);
// “1 row”, “9,492,184 rows”
[[nodiscard]] QString rowWords(qint64 rows);

} // namespace storedesk::ui::reading
