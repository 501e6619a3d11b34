// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "values/columnformat.h"
#include "values/decimal.h"

#include <QByteArray>

#include <optional>

namespace storedesk::values {

// Parse a cell in a column with this format (see NumberText and DateText for the supported forms).
// Return nothing if the cell is empty or has other content.
[[nodiscard]] std::optional<double> numberOf(QByteArrayView cell, const ColumnFormat &format);
[[nodiscard]] std::optional<Decimal> decimalOf(QByteArrayView cell, const ColumnFormat &format);
// Returns milliseconds since 1970 in UTC. A time without a zone is in UTC.
[[nodiscard]] std::optional<qint64> momentOf(QByteArrayView cell, const ColumnFormat &format);

// Parse a text that does not belong to a column. A decimal point and the day first are tried first,
// then the alternative.
[[nodiscard]] std::optional<double> numberOf(QByteArrayView text);
[[nodiscard]] std::optional<qint64> momentOf(QByteArrayView text);

// Returns whether the cell contains only spaces of any kind.
[[nodiscard]] bool isBlank(QByteArrayView cell);
// Returns whether the cell contains a common placeholder for a missing value, such as n/a, -, null,
// #N/A or s/d.
[[nodiscard]] bool isPlaceholder(QByteArrayView cell);

} // namespace storedesk::values
