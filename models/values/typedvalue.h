// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "values/columnformat.h"
#include "values/decimal.h"

#include <QString>

#include <optional>

namespace storedesk::values {

// Parse a value typed by the user for comparison with a column. The column's format is used, so
// that the text of any cell can be typed. If that fails, the alternative is tried, as for 1.5 in a
// column with decimal commas. Units are optional.
[[nodiscard]] std::optional<Decimal> typedNumber(QStringView text, const ColumnFormat &format);
[[nodiscard]] std::optional<qint64> typedMoment(QStringView text, const ColumnFormat &format);

// Formats a number so that typedNumber() can parse it in every column.
[[nodiscard]] QString typeableText(const Decimal &number);

} // namespace storedesk::values
