// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/dialect.h"

#include <QString>

#include <optional>

namespace storedesk::table {

// The rows of a file below its header, as whoever imports it counts them: blank lines are none.
// Nothing when it cannot be read.
[[nodiscard]] std::optional<qint64> rowsBelowHeader(const QString &path, Dialect dialect);

} // namespace storedesk::table
