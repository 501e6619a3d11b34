// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/contacts/contactordermenu.h"

#include "ui/tables/tableview.h"
#include "ui/widgets/button.h"

#include <QHeaderView>
#include <QMenu>

namespace storedesk::ui::contacts {

using namespace Qt::StringLiterals;

ContactOrderMenu::ContactOrderMenu(AllContactsModel &model, TableView &table, Button *button)
    : QObject(button)
    , m_model(model)
    , m_table(table)
    , m_button(button)
{
    button->setObjectName(u"everybodyOrder"_s);
    auto *menu = new QMenu(button);
    menu->setObjectName(u"everybodyOrderMenu"_s);
    connect(menu, &QMenu::aboutToShow, this, &ContactOrderMenu::fill);
    button->setMenu(menu);
    auto *header = table.horizontalHeader();
    header->setSectionsClickable(true);
    header->setSortIndicator(-1, Qt::AscendingOrder);
    header->setSortIndicatorShown(true);
    connect(header, &QHeaderView::sortIndicatorChanged, this, &ContactOrderMenu::sortBy);
    connect(&model, &AllContactsModel::sortingChanged, this, &ContactOrderMenu::show);
    connect(&model, &QAbstractItemModel::modelReset, this, &ContactOrderMenu::show);
    show();
}

void ContactOrderMenu::fill()
{
    auto *menu = m_button->menu();
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
}

void ContactOrderMenu::sortBy(int column, Qt::SortOrder order)
{
    if (m_model.sortedColumn() == column && m_model.sortedOrder() == order)
        return;
    m_model.sort(column, order);
    // After sorting, the previous top row is no longer relevant.
    m_table.scrollToTop();
}

void ContactOrderMenu::show()
{
    const int column = m_model.sortedColumn();
    const auto order = m_model.sortedOrder();
    auto *header = m_table.horizontalHeader();
    if (header->sortIndicatorSection() != column || header->sortIndicatorOrder() != order)
        header->setSortIndicator(column, order);
    m_button->setText(
        column < 0 ? tr("Order: as exported")
                   : tr("Order: %1").arg(m_model.headerData(column, Qt::Horizontal).toString()));
    if (column < 0)
        m_button->clearSign();
    else
        m_button->setSign(order == Qt::AscendingOrder ? Icon::ArrowUp : Icon::ArrowDown);
}

} // namespace storedesk::ui::contacts
