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

// What a chart shows: names and amounts.
struct Figure
{
    QString name;
    double amount = 0;

    bool operator==(const Figure &) const = default;
};

struct Figures
{
    QString title = {};
    QString names = {}; // what the names are: the column
    QString amounts = {}; // what the amounts are: rows, or the sum of a column
    std::vector<Figure> rows = {};
    QString note = {}; // what could not be counted

    bool operator==(const Figures &) const = default;
    [[nodiscard]] double total() const;
};

struct FigureTask
{
    table::Source source = {};
    std::shared_ptr<const table::RowSet> only = {}; // all
    int column = 0;
    table::ColumnKind kind = table::ColumnKind::Text;
    int sum = -1; // of this column; rows are counted otherwise
    bool masked = false; // no value may be read
    std::size_t most = 12; // the rest becomes one
};

// What was counted, and the cells that could not be.
struct CountedFigures
{
    std::vector<Figure> rows = {};
    table::UnreadableCells unread = {};
};

// Numbers in ranges, dates by day, week, month or year in order, everything else by value, the
// largest first. A value for which nothing can be added up has no figure.
[[nodiscard]] base::Result<CountedFigures> figuresOf(const FigureTask &task,
                                                     table::Progress &progress);
// The same as text for a spreadsheet.
[[nodiscard]] QByteArray csvOf(const Figures &figures);

} // namespace storedesk::ui::files
