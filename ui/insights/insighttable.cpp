// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "insighttable.h"

#include "ui/tables/celldelegate.h"

namespace storedesk::ui::insights {

static InsightTable::Definition definitionOf(const AnswerColumn &column, std::size_t place)
{
    const auto cellOf = [place](const AnswerRow &row) {
        return place < row.size() ? row[place] : AnswerCell();
    };
    return {.column = static_cast<int>(place),
            .title = [title = column.title] { return title; },
            .alignment = (column.isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter,
            .text = [cellOf](const AnswerRow &row) { return cellOf(row).text; },
            .sortValue = [cellOf](const AnswerRow &row) { return cellOf(row).order; },
            .roles = {{InsightTable::KeyRole,
                       [cellOf](const AnswerRow &row) {
                           return cellOf(row).key;
                       }},
                      {InsightTable::ContactRole,
                       [cellOf](const AnswerRow &row) {
                           return cellOf(row).contact;
                       }},
                      {ItemMutedRole,
                       [cellOf](const AnswerRow &row) {
                           return cellOf(row).muted;
                       }}},
            .flags = {},
            .setValue = {}};
}

InsightTable::InsightTable(QObject *parent)
    : ColumnModel(parent)
{
    setColumns({});
}

void InsightTable::show(const AnswerView &view)
{
    m_columns = view.columns;
    std::vector<Definition> columns;
    for (std::size_t place = 0; place < view.columns.size(); ++place)
        columns.push_back(definitionOf(view.columns[place], place));
    setColumnsAndRows(std::move(columns), view.rows);
}

} // namespace storedesk::ui::insights
