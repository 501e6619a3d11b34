// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/tablesource.h"
#include "values/calendarscale.h"
#include "values/valuekey.h"

#include <QByteArrayList>
#include <QHash>

#include <optional>
#include <vector>

namespace storedesk::query {

// A column to group by. With a unit, rows are grouped by the day, week, month or year of its dates.
struct GroupKey
{
    int column = 0;
    std::optional<values::CalendarUnit> unit = {};

    GroupKey() = default;
    GroupKey(int number, // NOLINT(google-explicit-constructor): a column is a key
             std::optional<values::CalendarUnit> period = {})
        : column(number)
        , unit(period)
    { }
    bool operator==(const GroupKey &) const = default;
};

// Returns the first day of a period such as 2026, 2026-11 or 2026-11-09. Invalid for other texts.
[[nodiscard]] QDate periodStartOf(values::CalendarUnit unit, QByteArrayView period);

// Reads the cells of one key. Used by one thread.
class GroupKeyReader final
{
public:
    GroupKeyReader(const csv::TableSource &source, const GroupKey &key,
                   values::TextMatching matching = values::TextMatching::Alike);

    [[nodiscard]] int column() const { return m_column; }
    [[nodiscard]] bool hasPeriods() const { return m_unit.has_value(); }
    // Returns the text of the cell's group: the cell itself, or the period of its date, such as
    // 2026-11. Cells without a date are their own group. Valid until the next call.
    [[nodiscard]] QByteArrayView textOf(QByteArrayView cell);
    // Returns bytes that are equal for texts of the same group. Valid until the next call.
    [[nodiscard]] QByteArrayView keyOf(QByteArrayView text);

private:
    int m_column;
    std::optional<values::CalendarUnit> m_unit;
    values::ColumnFormat m_format;
    values::ValueKey m_key;
    // The periods of days, which are the same for many rows.
    QHash<qint64, QByteArray> m_periods;
};

// Numbers different keys in the order in which they appear.
class GroupKeyList final
{
public:
    GroupKeyList(const csv::TableSource &source, const std::vector<GroupKey> &keys,
                 values::TextMatching matching);

    // Returns the number of the key. Adds a key that no earlier one equals.
    [[nodiscard]] std::size_t numberOf(const QByteArrayList &cells);
    [[nodiscard]] const QList<QByteArrayList> &cells() const { return m_cells; }
    // Returns the numbers in the order of their cells: numbers, dates and periods by value, other
    // texts by the alphabet, and empty cells last.
    [[nodiscard]] std::vector<std::size_t> sorted() const;

private:
    std::vector<GroupKey> m_keys;
    QList<values::ColumnFormat> m_formats;
    std::vector<GroupKeyReader> m_readers;
    QHash<QByteArray, std::size_t> m_places;
    QList<QByteArrayList> m_cells;
};

} // namespace storedesk::query
