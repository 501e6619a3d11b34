// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "values/columnformat.h"
#include "values/decimal.h"

#include <QByteArray>

#include <optional>

namespace storedesk::values {

// Parses a cell of a column with this format; see NumberText and DateText for the supported forms.
// Returns nothing if the cell is empty or has other content.
[[nodiscard]] std::optional<double> numberOf(QByteArrayView cell, const ColumnFormat &format);
[[nodiscard]] std::optional<Decimal> decimalOf(QByteArrayView cell, const ColumnFormat &format);
// Milliseconds since 1970 (UTC). A time without a zone is UTC.
[[nodiscard]] std::optional<qint64> momentOf(QByteArrayView cell, const ColumnFormat &format);

// Parses a text without a column. Prefers a decimal point and the day first, and tries the
// alternative otherwise.
[[nodiscard]] std::optional<double> numberOf(QByteArrayView text);
[[nodiscard]] std::optional<qint64> momentOf(QByteArrayView text);

// Whether the cell contains only spaces of any kind.
[[nodiscard]] bool isBlank(QByteArrayView cell);
// Whether the cell contains a common placeholder for a missing value: n/a, -, null, #N/A, s/d.
[[nodiscard]] bool isPlaceholder(QByteArrayView cell);

} // namespace storedesk::values
