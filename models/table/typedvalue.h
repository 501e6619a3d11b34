// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/columnformat.h"
#include "table/decimal.h"

#include <QString>

#include <optional>

namespace storedesk::table {

// A value that a person types to compare a column with. It is understood as the column is written:
// what stands in a cell can be typed. What makes no sense so is read the other way: 1.5 in a column
// with decimal commas. Units need not be typed.
[[nodiscard]] std::optional<Decimal> typedNumber(QStringView text, const ColumnFormat &format);
[[nodiscard]] std::optional<qint64> typedMoment(QStringView text, const ColumnFormat &format);

// A number so that typedNumber reads it back in every column.
[[nodiscard]] QString typeableText(const Decimal &number);

} // namespace storedesk::table
