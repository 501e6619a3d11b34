// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lists/listcolumns.h"

#include "catalogue/field.h"
#include "itemmodels/resourcemodel.h"
#include "ui/tables/tableview.h"

#include <QHeaderView>
#include <QMenu>

// Builds the menus that choose, move and sort the columns of a list.

namespace storedesk::ui::lists {

using namespace Qt::StringLiterals;

void ListColumns::moveCurrent(int by)
{
    const auto columns = shown();
    const auto at = columns.indexOf(m_table.currentIndex().column());
    if (at < 0 || at + by < 0 || at + by >= columns.size())
        return;
    m_header.moveSection(m_header.visualIndex(columns[at]), m_header.visualIndex(columns[at + by]));
}

void ListColumns::fill(QMenu *menu)
{
    menu->clear();
    for (int column = 0; column < m_records.columnCount(); ++column) {
        auto *action =
            menu->addAction(catalogue::titleOf(m_records.fieldAt(column)).replace(u'&', "&&"_L1));
        action->setObjectName(u"column-"_s + QString(m_records.fieldAt(column).key));
        action->setCheckable(true);
        action->setChecked(!m_table.isColumnHidden(column));
        connect(action, &QAction::toggled, this,
                [this, column](bool checked) { setShown(column, checked); });
    }
    menu->addSeparator();
    menu->addAction(tr("Move the current column &left"), this, [this] { moveCurrent(-1); })
        ->setObjectName(u"columnLeft"_s);
    menu->addAction(tr("Move the current column &right"), this, [this] { moveCurrent(1); })
        ->setObjectName(u"columnRight"_s);
    menu->addSeparator();
    menu->addAction(tr("&Reset the columns"), this, &ListColumns::reset)
        ->setObjectName(u"columnsReset"_s);
}

void ListColumns::openMenu(const QPoint &place)
{
    const int column = m_header.logicalIndexAt(place);
    auto *menu = new QMenu(&m_table);
    menu->setObjectName(u"columnMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (column >= 0) {
        menu->addAction(tr("Sort &ascending"), this,
                        [this, column] { sort(column, Qt::AscendingOrder); });
        menu->addAction(tr("Sort &descending"), this,
                        [this, column] { sort(column, Qt::DescendingOrder); });
        menu->addAction(tr("&Hide this column"), this, [this, column] { setShown(column, false); });
        menu->addSeparator();
    }
    fill(menu->addMenu(tr("&Columns")));
    menu->popup(m_header.mapToGlobal(place));
}

} // namespace storedesk::ui::lists
