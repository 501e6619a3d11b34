// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lists/listcolumns.h"

#include "itemmodels/resourcemodel.h"
#include "ui/tables/tableview.h"

#include <QHeaderView>
#include <QJsonArray>
#include <QScopedValueRollback>

// Saves and restores the columns of a list.

namespace storedesk::ui::lists {

using namespace Qt::StringLiterals;

QJsonObject ListColumns::state() const
{
    QJsonArray columns;
    for (const int column : shown())
        columns.append(QJsonObject{{u"field"_s, QString(m_records.fieldAt(column).key)},
                                   {u"width"_s, m_header.sectionSize(column)}});
    // Keep stored columns that the records have not added yet.
    for (const auto &entry : m_kept.value(u"columns"_s).toArray()) {
        if (m_records.columnOf(entry[u"field"_s].toString()) < 0)
            columns.append(entry);
    }
    const int sortedBy = m_header.sortIndicatorSection();
    return {{u"columns"_s, m_chosen ? columns : QJsonArray()},
            {u"sorted"_s, sortedBy < 0 ? QString() : QString(m_records.fieldAt(sortedBy).key)},
            {u"descending"_s, m_header.sortIndicatorOrder() == Qt::DescendingOrder}};
}

void ListColumns::restore(const QJsonObject &state)
{
    const auto columns = state.value(u"columns"_s).toArray();
    m_kept = state;
    m_chosen = !columns.isEmpty();
    if (m_chosen) {
        m_gaveWay.clear();
        const QScopedValueRollback quiet(m_restoring, true);
        for (int column = 0; column < m_records.columnCount(); ++column)
            m_table.setColumnHidden(column, true);
        int place = 0;
        for (const auto &entry : columns) {
            const int column = m_records.columnOf(entry[u"field"_s].toString());
            if (column < 0)
                continue;
            m_table.setColumnHidden(column, false);
            m_header.moveSection(m_header.visualIndex(column), place++);
            m_header.resizeSection(column, std::max(48, entry[u"width"_s].toInt(120)));
        }
        if (place == 0)
            m_table.setColumnHidden(std::max(0, m_records.nameColumn()), false);
        fitName();
    }
    const int column = m_records.columnOf(state.value(u"sorted"_s).toString());
    if (column >= 0)
        sort(column,
             state.value(u"descending"_s).toBool() ? Qt::DescendingOrder : Qt::AscendingOrder);
    Q_EMIT changed();
}

} // namespace storedesk::ui::lists
