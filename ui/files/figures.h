// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/rowset.h"
#include "table/source.h"
#include "table/unreadablecells.h"

#include "base/result.h"

#include <QString>

#include <vector>

namespace storedesk::ui::files {

// One value of a chart.
struct Figure
{
    QString name;
    double amount = 0;

    bool operator==(const Figure &) const = default;
};

struct Figures
{
    QString title = {};
    // Title of the names: the column.
    QString names = {};
    // Title of the amounts: rows, or the sum of a column.
    QString amounts = {};
    std::vector<Figure> rows = {};
    // Describes cells that could not be counted.
    QString note = {};

    bool operator==(const Figures &) const = default;
    [[nodiscard]] double total() const;
};

struct FigureTask
{
    table::Source source = {};
    // Null means all rows.
    std::shared_ptr<const table::RowSet> only = {};
    int column = 0;
    table::ColumnKind kind = table::ColumnKind::Text;
    // The column to sum; -1 counts rows.
    int sum = -1;
    // Set if no value may be shown.
    bool masked = false;
    // Maximum number of values; the rest is combined into one.
    std::size_t most = 12;
};

// The counted values, and the cells that could not be counted.
struct CountedFigures
{
    std::vector<Figure> rows = {};
    table::UnreadableCells unread = {};
};

// Groups numbers by range and dates by day, week, month or year, in order; other values are sorted
// by amount in descending order. Values without anything to sum are left out.
[[nodiscard]] base::Result<CountedFigures> figuresOf(const FigureTask &task,
                                                     table::Progress &progress);
// Returns the values as CSV.
[[nodiscard]] QByteArray csvOf(const Figures &figures);

} // namespace storedesk::ui::files
