// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "values/columnformat.h"

#include <QByteArray>

#include <optional>

namespace storedesk::values {

// A date in a cell, split into parts but not interpreted yet. For example, 01/02/2026 is in January
// or in February. Supports the year first (2026-01-31, 2026/1/31), the year last with four or two
// digits (31.01.26) and month names (31 Jan 2026, Jan 31, 2026, 31 de enero de 2026), each with an
// optional time and zone.
class DateText final
{
public:
    [[nodiscard]] static std::optional<DateText> of(QByteArrayView cell);

    [[nodiscard]] bool reads(DateOrder order) const { return moment(order).has_value(); }
    // Returns milliseconds since 1970. A time without a zone is in UTC.
    [[nodiscard]] std::optional<qint64> moment(DateOrder order) const;
    // Like moment(), but uses the other order if the date is valid only in that order, such as
    // 12/31/2026 in a day-first column.
    [[nodiscard]] std::optional<qint64> momentOrOther(DateOrder order) const;
    // Returns whether the two orders give different dates.
    [[nodiscard]] bool isAmbiguous() const;
    [[nodiscard]] bool isDotted() const { return m_dotted; }
    [[nodiscard]] bool hasShortYear() const { return m_shortYear; }
    [[nodiscard]] bool hasZone() const { return m_hasZone; }

private:
    friend class DateParser;

    int m_year = 0;
    // The month and day, or the two numbers as written if the year comes last.
    int m_first = 0;
    int m_second = 0;
    // The time of day minus the zone offset.
    qint64 m_time = 0;
    // Whether the year comes last, after two numbers.
    bool m_numeric = false;
    bool m_dotted = false;
    bool m_shortYear = false;
    bool m_hasZone = false;
};

// Parses 2026-01-31, 2026-01-31T10:00:00Z and 2026-01-31 10:00:00.123 as milliseconds since 1970.
// This is a fast path for dates written by programs.
[[nodiscard]] std::optional<qint64> isoMomentOf(QByteArrayView text);

// Returns the number of days from 1970 to a Gregorian date, or nothing if the date is invalid.
[[nodiscard]] std::optional<qint64> dayOf(int year, int month, int day);

// Returns the month with this name in one of the supported languages, from 1 to 12, or 0 if the
// text is not a month.
[[nodiscard]] int monthOf(QByteArrayView word);

} // namespace storedesk::values
