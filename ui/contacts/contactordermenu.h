// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/contacts/allcontactsmodel.h"

namespace storedesk::ui {
class Button;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::contacts {

// Sorts the contact mirror by a click on a column header, or by the menu of a button for keyboard
// users. Both show the current order.
class ContactOrderMenu final : public QObject
{
    Q_OBJECT

public:
    // Owned by the button. All arguments must outlive this object or be destroyed with it.
    ContactOrderMenu(AllContactsModel &model, TableView &table, Button *button);

    // A column of -1 restores the order of the export.
    void sortBy(int column, Qt::SortOrder order);

private:
    void fill();
    void show();

    AllContactsModel &m_model;
    TableView &m_table;
    Button *m_button;
};

} // namespace storedesk::ui::contacts
