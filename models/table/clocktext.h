// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <optional>

namespace storedesk::table {

// The time behind a date, 10:00[:00[.000]] [pm] [Z|UTC|+01:00], in milliseconds of the day at
// Greenwich: it may lie before or behind the day itself.
[[nodiscard]] std::optional<qint64> clockTimeOf(QByteArrayView text);

} // namespace storedesk::table
