// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "values/columnformat.h"

#include <QByteArray>

#include <optional>

namespace storedesk::values {

// Returns the cell as a JSON value other than a string: a number with all its digits, true, false,
// or null if it is empty. Returns nothing if it is a string, like all codes, dates and cells that
// do not match the format of the column.
[[nodiscard]] std::optional<QByteArray> jsonValueOf(QByteArrayView cell,
                                                    const ColumnFormat &format);

} // namespace storedesk::values
