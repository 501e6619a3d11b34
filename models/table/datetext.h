// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/columnformat.h"

#include <QByteArray>

#include <optional>

namespace storedesk::table {

// A date as it stands in a cell, taken apart but not understood yet: 01/02/2026 is in January or in
// February. Years first (2026-01-31, 2026/1/31), last with four digits or two (31.01.26), months in
// words (31 Jan 2026, Jan 31, 2026, 31 de enero de 2026), with or without a time and its zone.
class DateText final
{
public:
    [[nodiscard]] static std::optional<DateText> of(QByteArrayView cell);

    [[nodiscard]] bool reads(DateOrder order) const { return moment(order).has_value(); }
    // Milliseconds since 1970; without a zone it is taken for UTC.
    [[nodiscard]] std::optional<qint64> moment(DateOrder order) const;
    // The same; what makes sense in the other order only is read in that one: 12/31/2026 among days
    // first.
    [[nodiscard]] std::optional<qint64> momentOrOther(DateOrder order) const;
    // Another day in each order.
    [[nodiscard]] bool isAmbiguous() const;
    [[nodiscard]] bool isDotted() const { return m_dotted; }
    [[nodiscard]] bool hasShortYear() const { return m_shortYear; }

private:
    friend class DateParser;

    int m_year = 0;
    int m_first = 0; // month and day; of a date with the year last as they stand
    int m_second = 0;
    qint64 m_time = 0; // in the day, less the zone
    bool m_numeric = false; // the year stands last, and two numbers before it
    bool m_dotted = false;
    bool m_shortYear = false;
};

// 2026-01-31, 2026-01-31T10:00:00Z and 2026-01-31 10:00:00.123 in milliseconds since 1970: what
// programs write, read without looking for all else that people write.
[[nodiscard]] std::optional<qint64> isoMomentOf(QByteArrayView text);

// Days since 1970 of a date of the Gregorian calendar, if there is such a day.
[[nodiscard]] std::optional<qint64> dayOf(int year, int month, int day);

// The month a word means, 1 to 12, in one of the languages our users write; 0: none.
[[nodiscard]] int monthOf(QByteArrayView word);

} // namespace storedesk::table
