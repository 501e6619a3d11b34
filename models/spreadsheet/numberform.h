// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

namespace storedesk::spreadsheet {

// What the format of a cell makes of the number in it, as far as it changes what the number means.
// Percent, currency and decimals only change how it looks: the number stays plain.
struct NumberForm
{
    enum class Kind : char {
        Plain,
        Padded, // with zeros in front: 01234 is a post code
        Date,
        DateTime,
        Time, // of day
        Elapsed, // hours may be more than 24
        Boolean,
    };

    Kind kind = Kind::Plain;
    quint8 digits = 0; // of a padded number
    // Shows fractions of a second.
    bool fractions = false;
    // Ends with the letter Z: the time is UTC, as in 2026-11-16T14:30:00Z.
    bool utc = false;

    bool operator==(const NumberForm &) const = default;
};

// The meaning of a format code: yyyy\-mm\-dd, [h]:mm, 0.00" days".
[[nodiscard]] NumberForm formOfCode(QByteArrayView code);
// The same of the formats that have no code but a number.
[[nodiscard]] NumberForm formOfNumber(int number);

} // namespace storedesk::spreadsheet
