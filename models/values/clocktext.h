// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <optional>

namespace storedesk::values {

// Parses the time after a date, 10:00[:00[.000]] [pm] [Z|UTC|+01:00]. Returns milliseconds of the
// day in UTC, which may be before or after the day itself.
[[nodiscard]] std::optional<qint64> clockTimeOf(QByteArrayView text);

} // namespace storedesk::values
