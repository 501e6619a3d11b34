// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

namespace storedesk::spreadsheet {

// How a cell's format affects the meaning of its number. Percent, currency and decimals only change
// the appearance, so the number stays plain.
struct NumberForm
{
    enum class Kind : char {
        Plain,
        // A number with leading zeros, such as the postcode 01234.
        Padded,
        Date,
        DateTime,
        // A time of day.
        Time,
        // A duration, in which hours may exceed 24.
        Elapsed,
        Boolean,
    };

    Kind kind = Kind::Plain;
    // The number of digits in a padded number.
    quint8 digits = 0;
    // Whether fractions of a second are shown.
    bool fractions = false;
    // Whether the code ends with the letter Z, which means that the time is in UTC, as in
    // 2026-11-16T14:30:00Z.
    bool utc = false;

    bool operator==(const NumberForm &) const = default;
};

// Parses a format code, such as yyyy\-mm\-dd, [h]:mm or 0.00" days".
[[nodiscard]] NumberForm formOfCode(QByteArrayView code);
// Returns the form of a built-in format, which has a number instead of a code.
[[nodiscard]] NumberForm formOfNumber(int number);

} // namespace storedesk::spreadsheet
