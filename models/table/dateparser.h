// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/datetext.h"

namespace storedesk::table {

// Reads a date from the left.
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
        int value = -1; // -1: none
        int count = 0;
    };

    bool take(char wanted);
    bool takeSpace();
    Digits digits(int most);
    QByteArrayView word();
    // “ de ”, “-”, “/”, “. ”: what stands around the name of a month. False: nothing.
    bool joint();
    bool takeYear();
    bool day();
    bool yearFirst(int year);
    bool yearLast(char sign, int firstCount);
    bool namedMonth();
    bool namedMonthFirst();
    bool timeAndZone();

    QByteArrayView m_text;
    DateText m_date;
};

} // namespace storedesk::table
