// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/rowset.h"
#include "csv/tablesource.h"
#include "statistics/unreadablecells.h"
#include "values/calendarscale.h"

#include "base/result.h"

#include <QString>

#include <vector>

namespace storedesk::ui::sheetview {

struct ChartValue
{
    QString name;
    double amount = 0;

    bool operator==(const ChartValue &) const = default;
};

struct ChartValues
{
    QString title = {};
    // Title for the names, which is the column title.
    QString names = {};
    // Title for the amounts: rows, or the sum of a column.
    QString amounts = {};
    std::vector<ChartValue> rows = {};
    // Describes cells that could not be counted.
    QString note = {};

    bool operator==(const ChartValues &) const = default;
    [[nodiscard]] double total() const;
};

struct ChartTask
{
    csv::TableSource source = {};
    // Rows to count; null means all rows.
    std::shared_ptr<const csv::RowSet> only = {};
    int column = 0;
    values::ColumnKind kind = values::ColumnKind::Text;
    // The column to sum; -1 counts rows.
    int sum = -1;
    // Whether values are masked, so that none may be shown.
    bool masked = false;
    // Maximum number of values; the others are combined into one.
    std::size_t most = 12;
};

// The counted values, and the cells that could not be counted.
struct CountedChartValues
{
    std::vector<ChartValue> rows = {};
    statistics::UnreadableCells unread = {};
};

// Counts the values. Groups numbers by range and dates by day, week, month or year, in order; other
// values are sorted by amount in descending order. Values without anything to sum are left out.
[[nodiscard]] base::Result<CountedChartValues> figuresOf(const ChartTask &task,
                                                         base::Progress &progress);
// Returns a name such as “week of 11/9/26” or “Nov 2026” for the period that begins on this day.
[[nodiscard]] QString periodName(values::CalendarUnit unit, QDate start);
// Returns the values as CSV.
[[nodiscard]] QByteArray csvOf(const ChartValues &figures);

} // namespace storedesk::ui::sheetview
