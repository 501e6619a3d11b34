// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tables/rowcollector.h"

#include <QHeaderView>
#include <QTableView>
#include <QTreeView>

#include <algorithm>

namespace storedesk::ui {

static const QHeaderView *headerOf(const QAbstractItemView &view)
{
    if (const auto *table = qobject_cast<const QTableView *>(&view))
        return table->horizontalHeader();
    const auto *tree = qobject_cast<const QTreeView *>(&view);
    return tree ? tree->header() : nullptr;
}

QList<int> visibleColumns(const QAbstractItemView &view)
{
    const auto *header = headerOf(view);
    QList<int> columns;
    for (int visual = 0; visual < view.model()->columnCount(); ++visual) {
        const int column = header ? header->logicalIndex(visual) : visual;
        if (!header || !header->isSectionHidden(column))
            columns.append(column);
    }
    return columns;
}

static void addAll(const QAbstractItemModel &model, const QModelIndex &parent,
                   QModelIndexList &rows)
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        rows.append(model.index(row, 0, parent));
        addAll(model, rows.last(), rows);
    }
}

// Returns the rows of the ranges. QItemSelectionModel::selectedRows() would miss rows with hidden
// columns, which are not selected.
static QModelIndexList selectedRows(const QItemSelection &selection)
{
    QModelIndexList rows;
    for (const auto &range : selection) {
        for (int row = range.top(); row <= range.bottom(); ++row)
            rows.append(range.model()->index(row, 0, range.parent()));
    }
    return rows;
}

static QModelIndexList rowsOf(const QAbstractItemView &view)
{
    auto rows = selectedRows(view.selectionModel()->selection());
    if (rows.isEmpty())
        addAll(*view.model(), view.rootIndex(), rows);
    else if (qobject_cast<const QTreeView *>(&view))
        std::ranges::sort(rows, {},
                          [&view](const QModelIndex &row) { return view.visualRect(row).top(); });
    else
        std::ranges::sort(rows, {}, &QModelIndex::row);
    const auto repeated = std::ranges::unique(rows);
    rows.erase(repeated.begin(), repeated.end());
    return rows;
}

RowCollector::RowCollector(QAbstractItemView &view, IsLoaded isLoaded, QObject *parent)
    : QObject(parent)
    , m_view(view)
    , m_isLoaded(std::move(isLoaded))
{ }

void RowCollector::start()
{
    const auto *model = m_view.model();
    if (!model)
        return deleteLater();
    m_rows = rowsOf(m_view);
    m_columns = visibleColumns(m_view);
    for (const int column : std::as_const(m_columns))
        m_table.titles.append(model->headerData(column, Qt::Horizontal).toString());
    connect(model, &QAbstractItemModel::dataChanged, this, &RowCollector::proceed);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(model, signal, this, &QObject::deleteLater);
    connect(model, &QAbstractItemModel::modelReset, this, &QObject::deleteLater);
    connect(model, &QObject::destroyed, this, &QObject::deleteLater);
    proceed();
}

void RowCollector::proceed()
{
    while (m_table.rows.size() < m_rows.size()) {
        const auto row = m_rows[m_table.rows.size()];
        QStringList cells;
        for (const int column : std::as_const(m_columns))
            cells.append(row.siblingAtColumn(column).data().toString());
        // Reading the strings of a row makes the model load the row.
        if (m_isLoaded && !m_isLoaded(row))
            return;
        m_table.rows.append(cells);
    }
    if (std::exchange(m_ended, true))
        return;
    deleteLater();
    Q_EMIT finished(m_table);
}

} // namespace storedesk::ui
