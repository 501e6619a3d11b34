// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "values/datetext.h"

namespace storedesk::values {

// Parses a date from left to right.
class DateParser final
{
public:
    explicit DateParser(QByteArrayView text)
        : m_text(text)
    { }

    [[nodiscard]] std::optional<DateText> read();

private:
    struct Digits
    {
        // -1 if there are no digits.
        int value = -1;
        int count = 0;
    };

    bool take(char wanted);
    bool skipSpace();
    Digits digits(int most);
    QByteArrayView word();
    // Skips the separator around the name of a month, such as “ de ”, “-”, “/” or “. ”. Returns
    // false if there is none.
    bool joint();
    bool parseYear();
    bool day();
    bool yearFirst(int year);
    bool yearLast(char sign, int firstCount);
    bool namedMonth();
    bool namedMonthFirst();
    bool timeAndZone();

    QByteArrayView m_text;
    DateText m_date;
};

} // namespace storedesk::values
