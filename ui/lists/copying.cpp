// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lists/copying.h"

#include <QTreeView>

namespace storedesk::ui::lists {

CopiedTable tableOfTree(const QTreeView &view, const QModelIndexList &rows)
{
    CopiedTable table;
    QList<int> columns;
    for (int column = 0; column < view.model()->columnCount(); ++column) {
        if (view.isColumnHidden(column))
            continue;
        columns.append(column);
        table.titles.append(view.model()->headerData(column, Qt::Horizontal).toString());
    }
    for (const auto &row : rows) {
        QStringList cells;
        for (const int column : columns)
            cells.append(row.siblingAtColumn(column).data().toString());
        table.rows.append(cells);
    }
    return table;
}

} // namespace storedesk::ui::lists
