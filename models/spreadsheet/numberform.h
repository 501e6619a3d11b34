// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

namespace storedesk::spreadsheet {

// The effect of a cell's format on the meaning of its number. Percent, currency and decimals only
// change the appearance: the number stays plain.
struct NumberForm
{
    enum class Kind : char {
        Plain,
        // With leading zeros: 01234 is a post code.
        Padded,
        Date,
        DateTime,
        // Time of day.
        Time,
        // Hours may exceed 24.
        Elapsed,
        Boolean,
    };

    Kind kind = Kind::Plain;
    // Number of digits of a padded number.
    quint8 digits = 0;
    // Whether fractions of a second are shown.
    bool fractions = false;
    // Whether the code ends with the letter Z: the time is UTC, as in 2026-11-16T14:30:00Z.
    bool utc = false;

    bool operator==(const NumberForm &) const = default;
};

// Parses a format code: yyyy\-mm\-dd, [h]:mm, 0.00" days".
[[nodiscard]] NumberForm formOfCode(QByteArrayView code);
// Returns the form of a built-in format, which has a number instead of a code.
[[nodiscard]] NumberForm formOfNumber(int number);

} // namespace storedesk::spreadsheet
