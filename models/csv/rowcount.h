// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/dialect.h"

#include <QString>

#include <optional>

namespace storedesk::csv {

// Counts the rows below the header as an import does, without blank lines. Returns nothing if the
// file cannot be read.
[[nodiscard]] std::optional<qint64> rowsBelowHeader(const QString &path, Dialect dialect);

} // namespace storedesk::csv
