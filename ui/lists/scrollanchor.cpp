// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lists/scrollanchor.h"

#include "itemmodels/resourcemodel.h"
#include "itemmodels/resourceview.h"
#include "ui/tables/tableview.h"

#include <QHeaderView>
#include <QScrollBar>

#include <algorithm>

namespace storedesk::ui::lists {

ScrollAnchor::ScrollAnchor(TableView &table, const itemmodels::ResourceView &view)
    : m_table(table)
    , m_view(view)
{ }

void ScrollAnchor::note()
{
    const int row = std::max(0, m_table.rowAt(0));
    m_key = m_view.index(row, 0).data(itemmodels::ResourceModel::KeyRole).toString();
    m_offset = -m_table.rowViewportPosition(row);
}

void ScrollAnchor::forget()
{
    m_key.clear();
}

void ScrollAnchor::restore()
{
    auto *bar = m_table.verticalScrollBar();
    if (bar->value() == 0 || m_key.isEmpty())
        return;
    const auto top = m_view.indexOf(m_key);
    if (!top.isValid())
        return;
    // Update the range of the scroll bar for the new number of rows.
    m_table.doItemsLayout();
    bar->setValue(m_table.verticalHeader()->sectionPosition(top.row()) + m_offset);
}

} // namespace storedesk::ui::lists
