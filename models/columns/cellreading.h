// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "values/columnformat.h"

#include <QByteArrayView>

#include <array>
#include <optional>

namespace storedesk::columns {

// Returns the number in a cell in hundredths, rounded half away from zero. Returns nothing if the
// cell cannot be parsed with this decimal sign.
[[nodiscard]] std::optional<qint64> hundredthsOf(QByteArrayView cell, values::DecimalSign decimal);

// The number in a cell in hundredths with each decimal sign. Absent if it cannot be parsed with it.
struct MoneyReadings
{
    std::optional<qint64> point = {};
    std::optional<qint64> comma = {};
};
[[nodiscard]] MoneyReadings moneyOf(QByteArrayView cell);

// The time in a cell in the form of storedTime(), for each order of day and month. Both values are
// equal for machine-written times. Absent if the cell has no valid date in that order.
struct TimeReadings
{
    std::optional<qint64> dayFirst = {};
    std::optional<qint64> monthFirst = {};
};
[[nodiscard]] TimeReadings timesOf(QByteArrayView cell);

// Reads the service's own notation, such as 2026-06-01T10:00:00.000Z, many times as fast as
// timesOf(), because most times are on the same day as the previous time.
class ServiceTimes final
{
public:
    // Returns the time in the form of storedTime(), or nothing if the cell has another notation.
    [[nodiscard]] std::optional<qint64> read(QByteArrayView cell);

private:
    static constexpr qsizetype dayLength = 10;

    // The characters of the day and its beginning.
    std::array<char, std::size_t(dayLength)> m_day = {};
    qint64 m_midnight = 0;
};

} // namespace storedesk::columns
