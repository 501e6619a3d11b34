// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "values/columnformat.h"

#include <QByteArray>

#include <optional>

namespace storedesk::values {

// Returns the cell as a JSON value other than a string, which is a number with all its digits,
// true, false, or null if the cell is empty. Returns nothing if the cell must be a string, like all
// codes, dates and cells that do not match the column's format.
[[nodiscard]] std::optional<QByteArray> jsonValueOf(QByteArrayView cell,
                                                    const ColumnFormat &format);

} // namespace storedesk::values
