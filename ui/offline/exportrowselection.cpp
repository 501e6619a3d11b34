// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/offline/exportrowselection.h"

#include "ui/offline/exportrows.h"
#include "ui/tables/tableview.h"

#include <QItemSelectionModel>

#include <algorithm>
#include <utility>

namespace storedesk::ui::records {

// More rows are not selected again, because finding them would take too long.
static constexpr int mostRestored = 20'000;

ExportRowSelection::ExportRowSelection(const ExportRows &rows, TableView &table)
    : QObject(&table)
    , m_rows(rows)
    , m_table(table)
{
    const auto *model = table.model();
    connect(model, &QAbstractItemModel::modelAboutToBeReset, this, &ExportRowSelection::remember);
    connect(model, &QAbstractItemModel::modelReset, this, &ExportRowSelection::restore);
}

QStringList ExportRowSelection::rowAt(int row) const
{
    const auto *model = m_table.model();
    QStringList cells;
    for (int column = 0; column < model->columnCount(); ++column)
        cells.append(model->index(row, column).data().toString());
    return cells;
}

void ExportRowSelection::remember()
{
    if (m_table.model()->rowCount() == 0)
        return;
    m_entries.clear();
    const auto current = m_table.currentIndex();
    m_currentColumn = current.column();
    const auto &selected = m_table.selectionModel()->selection();
    int count = 0;
    for (const auto &range : selected)
        count += range.height();
    if (count > mostRestored)
        return;
    for (const auto &range : selected) {
        for (int row = range.top(); row <= range.bottom(); ++row)
            m_entries.append({.key = m_rows.keyAt(row),
                              .cells = rowAt(row),
                              .isSelected = true,
                              .isCurrent = row == current.row()});
    }
    if (current.isValid() && std::ranges::none_of(m_entries, &Entry::isCurrent))
        m_entries.append(
            {.key = m_rows.keyAt(current.row()), .cells = rowAt(current.row()), .isCurrent = true});
}

QList<int> ExportRowSelection::find() const
{
    QMultiHash<QString, qsizetype> byKey;
    for (qsizetype at = 0; at < m_entries.size(); ++at)
        byKey.insert(m_entries[at].key, at);
    QList<int> found(m_entries.size(), -1);
    QList<bool> isExact(m_entries.size(), false);
    for (int row = 0; row < m_table.model()->rowCount(); ++row) {
        const auto key = m_rows.keyAt(row);
        const auto [first, last] = byKey.equal_range(key);
        if (first == last)
            continue;
        const auto cells = rowAt(row);
        for (auto entry = first; entry != last; ++entry) {
            const bool isSame = m_entries[*entry].cells == cells;
            // Without a key, only equal cells identify a row.
            if (isExact[*entry] || (!isSame && (key.isEmpty() || found[*entry] >= 0)))
                continue;
            found[*entry] = row;
            isExact[*entry] = isSame;
        }
    }
    return found;
}

void ExportRowSelection::restore()
{
    const auto *model = m_table.model();
    if (m_entries.isEmpty() || model->rowCount() == 0)
        return;
    const auto found = find();
    const auto entries = std::exchange(m_entries, {});
    QItemSelection selection;
    QModelIndex current;
    for (qsizetype at = 0; at < entries.size(); ++at) {
        if (found[at] < 0)
            continue;
        const auto first = model->index(found[at], 0);
        if (entries[at].isSelected)
            selection.append({first, first.siblingAtColumn(model->columnCount() - 1)});
        if (entries[at].isCurrent)
            current = first.siblingAtColumn(m_currentColumn);
    }
    auto *selected = m_table.selectionModel();
    if (current.isValid())
        selected->setCurrentIndex(current, QItemSelectionModel::NoUpdate);
    if (!selection.isEmpty())
        selected->select(selection, QItemSelectionModel::ClearAndSelect);
    if (current.isValid())
        m_table.scrollTo(current);
}

} // namespace storedesk::ui::records
