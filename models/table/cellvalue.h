// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/columnformat.h"
#include "table/decimal.h"

#include <QByteArray>

#include <optional>

namespace storedesk::table {

// The value of a cell of a column with this format. NumberText and DateText say what is understood;
// none: the cell is empty, or something else stands in it.
[[nodiscard]] std::optional<double> numberOf(QByteArrayView cell, const ColumnFormat &format);
[[nodiscard]] std::optional<Decimal> decimalOf(QByteArrayView cell, const ColumnFormat &format);
// Milliseconds since 1970 (UTC). Without a zone a time is taken for UTC.
[[nodiscard]] std::optional<qint64> momentOf(QByteArrayView cell, const ColumnFormat &format);

// The value of a text that belongs to no column: read with a decimal point and the day first where
// it can be, and the other way otherwise.
[[nodiscard]] std::optional<double> numberOf(QByteArrayView text);
[[nodiscard]] std::optional<qint64> momentOf(QByteArrayView text);

// Nothing in it but spaces of any kind.
[[nodiscard]] bool isBlank(QByteArrayView cell);
// What people write into a cell that has no value: n/a, -, null, #N/A, s/d.
[[nodiscard]] bool isPlaceholder(QByteArrayView cell);

} // namespace storedesk::table
