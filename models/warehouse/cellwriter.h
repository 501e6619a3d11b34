// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insightdata/localcalendar.h"
#include "warehouse/tablecolumn.h"

#include <optional>

namespace storedesk::warehouse {

// The formats in which the cells of one column can be read. The first is a decimal point, or the
// day before the month, the second a decimal comma, or the month before the day.
struct FormatCounts
{
    qint64 first = 0;
    qint64 second = 0;

    // The format that reads more cells is used for all cells, as in Insights.
    [[nodiscard]] bool usesSecond() const { return second > first; }
};

// Adds a cell to the count of a column. Columns of strings need no count.
void countReadings(ValueKind kind, QByteArrayView cell, FormatCounts &readings);

// Writes cells in the text format of COPY. Thread-safe.
class CellWriter final
{
public:
    // Times without a zone are local times of this zone.
    explicit CellWriter(const QTimeZone &zone)
        : m_calendar(zone)
    { }

    // Returns false if the cell is not empty but has no valid value of its kind, and was written as
    // NULL.
    bool append(QByteArray &to, ValueKind kind, QByteArrayView cell, bool secondReading) const;
    // Escapes the text. Removes what PostgreSQL does not accept: NUL and invalid UTF-8.
    static void appendText(QByteArray &to, QByteArrayView text);
    static void appendNull(QByteArray &to) { to += "\\N"; }

private:
    bool appendTime(QByteArray &to, QByteArrayView cell, bool secondReading) const;
    static bool appendAmount(QByteArray &to, QByteArrayView cell, bool secondReading);

    insights::LocalCalendar m_calendar;
};

} // namespace storedesk::warehouse
