// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lists/copying.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTreeView>

namespace storedesk::ui::lists {

using namespace Qt::StringLiterals;

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

static QString markdownRow(const QStringList &cells)
{
    QStringList escaped;
    for (auto cell : cells) {
        cell.replace(u'\\', "\\\\"_L1).replace(u'|', "\\|"_L1).replace(u'\n', u' ');
        escaped.append(cell);
    }
    return u"| %1 |"_s.arg(escaped.join(" | "_L1));
}

QString asMarkdown(const CopiedTable &table)
{
    QStringList lines{markdownRow(table.titles),
                      markdownRow(QStringList(table.titles.size(), u"---"_s))};
    for (const auto &row : table.rows)
        lines.append(markdownRow(row));
    return lines.join(u'\n') + u'\n';
}

QString asJson(const QList<QJsonObject> &records)
{
    if (records.size() == 1)
        return QString::fromUtf8(QJsonDocument(records.front()).toJson());
    QJsonArray list;
    for (const auto &record : records)
        list.append(record);
    return QString::fromUtf8(QJsonDocument(list).toJson());
}

} // namespace storedesk::ui::lists
