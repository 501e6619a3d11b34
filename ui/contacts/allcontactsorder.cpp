// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/contacts/allcontacts.h"

#include "ui/tables/tableview.h"
#include "ui/widgets/button.h"

#include <QHeaderView>
#include <QMenu>

// Sorts the contact mirror with a click on a header or from the menu of a button.

namespace storedesk::ui::contacts {

using namespace Qt::StringLiterals;

void AllContacts::buildOrder()
{
    m_order->setObjectName(u"everybodyOrder"_s);
    auto *menu = new QMenu(m_order);
    menu->setObjectName(u"everybodyOrderMenu"_s);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        menu->clear();
        menu->addAction(tr("As &exported"), this, [this] { sortBy(-1, Qt::AscendingOrder); });
        for (int column = 0; column < m_model.columnCount(); ++column) {
            const auto title = m_model.headerData(column, Qt::Horizontal).toString();
            // Choosing the same column again reverses the order, as on the header.
            const bool turns =
                m_model.sortedColumn() == column && m_model.sortedOrder() == Qt::AscendingOrder;
            menu->addAction(turns ? tr("%1, descending").arg(title) : title, this,
                            [this, column, turns] {
                                sortBy(column, turns ? Qt::DescendingOrder : Qt::AscendingOrder);
                            });
        }
    });
    m_order->setMenu(menu);
    auto *header = m_table->horizontalHeader();
    header->setSectionsClickable(true);
    header->setSortIndicator(-1, Qt::AscendingOrder);
    header->setSortIndicatorShown(true);
    connect(header, &QHeaderView::sortIndicatorChanged, this, &AllContacts::sortBy);
    connect(&m_model, &AllContactsModel::sortingChanged, this, &AllContacts::showOrder);
    showOrder();
}

void AllContacts::sortBy(int column, Qt::SortOrder order)
{
    if (m_model.sortedColumn() == column && m_model.sortedOrder() == order)
        return;
    m_model.sort(column, order);
    // After sorting, the previous top row is no longer relevant.
    m_table->scrollToTop();
}

void AllContacts::showOrder()
{
    const int column = m_model.sortedColumn();
    const auto order = m_model.sortedOrder();
    auto *header = m_table->horizontalHeader();
    if (header->sortIndicatorSection() != column || header->sortIndicatorOrder() != order)
        header->setSortIndicator(column, order);
    m_order->setText(
        column < 0 ? tr("Order: as exported")
                   : tr("Order: %1").arg(m_model.headerData(column, Qt::Horizontal).toString()));
    if (column < 0)
        m_order->clearSign();
    else
        m_order->setSign(order == Qt::AscendingOrder ? Icon::ArrowUp : Icon::ArrowDown);
    show();
}

} // namespace storedesk::ui::contacts
