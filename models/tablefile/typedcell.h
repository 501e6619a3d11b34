// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "values/columnformat.h"

#include <QByteArrayView>
#include <QDateTime>

#include <optional>

namespace storedesk::tablefile {

struct SafeNumber
{
    double value = 0;
    int decimals = 0;
};

// Returns a number if a double stores it with all its digits, and if it is not a code such as 00712
// or a phone number. Numbers with a unit remain text.
[[nodiscard]] std::optional<SafeNumber> safeNumber(QByteArrayView cell,
                                                   const values::ColumnFormat &format);

struct SafeMoment
{
    // In UTC, if the cell has a time zone.
    QDateTime value = {};
    bool hasTime = false;
    bool isUtc = false;
};

// Returns a date or a time without a zone or in UTC. Times in other zones remain text.
[[nodiscard]] std::optional<SafeMoment> safeMoment(QByteArrayView cell,
                                                   const values::ColumnFormat &format);
// Returns a boolean if the cell of a column of booleans is "true" or "false".
[[nodiscard]] std::optional<bool> safeBoolean(QByteArrayView cell,
                                              const values::ColumnFormat &format);

} // namespace storedesk::tablefile
