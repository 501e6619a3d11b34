// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/progress.h"
#include "itemmodels/columndefinition.h"
#include "itemmodels/showntext.h"
#include "ui/offline/exportcolumn.h"
#include "ui/tables/clipboardtable.h"
#include "values/textfold.h"

#include <algorithm>
#include <vector>

namespace storedesk::ui::records {

// Ignores case and accents. The search must already be folded.
template <typename Row>
[[nodiscard]] bool matches(const Row &row, const std::vector<ExportColumn<Row>> &columns,
                           const QByteArray &search)
{
    QByteArray scratch;
    return std::ranges::any_of(columns, [&](const ExportColumn<Row> &column) {
        return column.isSearched
            && values::folded(column.text(row).toUtf8(), scratch).indexOf(search) >= 0;
    });
}

// Returns the rows that match the search, sorted by the column; -1 keeps their order. Incomplete
// if the progress was cancelled.
template <typename Row>
[[nodiscard]] std::vector<const Row *>
arranged(const std::vector<Row> &all, const std::vector<ExportColumn<Row>> &columns,
         const QByteArray &search, int column, Qt::SortOrder order, const base::Progress &progress)
{
    std::vector<const Row *> view;
    for (const auto &row : all) {
        if (progress.cancelled())
            return view;
        if (search.isEmpty() || matches(row, columns, search))
            view.push_back(&row);
    }
    if (column < 0 || column >= static_cast<int>(columns.size()))
        return view;
    const auto &less = columns[static_cast<std::size_t>(column)].less;
    std::ranges::stable_sort(view, [&](const Row *left, const Row *right) {
        return order == Qt::AscendingOrder ? less(*left, *right) : less(*right, *left);
    });
    return view;
}

// Returns the table with the strings of the shown columns in this order, for saving.
template <typename Row>
[[nodiscard]] CopiedTable copiedTable(const std::vector<ExportColumn<Row>> &columns,
                                      const QList<int> &shown, const std::vector<const Row *> &rows)
{
    CopiedTable table;
    for (const int column : shown)
        table.titles.append(columns[static_cast<std::size_t>(column)].title());
    for (const auto *row : rows) {
        QStringList cells;
        for (const int column : shown)
            cells.append(columns[static_cast<std::size_t>(column)].text(*row));
        table.rows.append(cells);
    }
    return table;
}

template <typename Row>
[[nodiscard]] QStringList namesOf(const std::vector<ExportColumn<Row>> &columns)
{
    QStringList names;
    for (const auto &column : columns)
        names.append(QString(column.name));
    return names;
}

// Returns the columns for a model of these rows.
template <typename Row>
[[nodiscard]] std::vector<itemmodels::ColumnDefinition<const Row *>>
definitionsOf(const std::vector<ExportColumn<Row>> &columns)
{
    std::vector<itemmodels::ColumnDefinition<const Row *>> definitions;
    for (const auto &column : columns) {
        const auto text = [text = column.text](const Row *const &row) {
            return itemmodels::shownText(text(*row));
        };
        definitions.push_back({.column = static_cast<int>(definitions.size()),
                               .title = column.title,
                               .alignment = column.alignment,
                               .text = text,
                               .sortValue = {},
                               .roles = {},
                               .flags = {},
                               .setValue = {}});
    }
    return definitions;
}

} // namespace storedesk::ui::records
