// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <optional>

namespace storedesk::table {

// The value of a cell that is a number: 12, -3.5, 1e6, +34. Spaces around it do not matter; a
// decimal comma counts when there is no point (12,5). Not a number: 1,204.50, 0x10, inf, empty.
[[nodiscard]] std::optional<double> numberOf(QByteArrayView cell);

// Milliseconds since 1970 (UTC) of a cell that is a date: 2026-01-31,
// 2026-01-31T10:00[:00[.000]][Z|+01:00], the same with a space, 31/01/2026 [10:00[:00]]. Without a
// zone it is taken for UTC.
[[nodiscard]] std::optional<qint64> momentOf(QByteArrayView cell);

// Days since 1970 of a date of the Gregorian calendar, if there is such a day.
[[nodiscard]] std::optional<qint64> dayOf(int year, int month, int day);

} // namespace storedesk::table
