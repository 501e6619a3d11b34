// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/contacts/allcontactsmodel.h"

namespace storedesk::ui {
class Button;
class PageHost;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::contacts {

// Chooses the visible columns of the contact mirror in a list below a button, and stores the
// choice.
class ColumnChooser final : public QObject
{
    Q_OBJECT

public:
    // All arguments must outlive this object or be destroyed with it.
    ColumnChooser(PageHost &host, const storedesk::exports::ContactMirrorUpdater &atHand,
                  AllContactsModel &model, TableView &table, Button *button);

    [[nodiscard]] QStringList shown() const;
    // Shows these columns and stores the choice.
    void show(const QStringList &keys);

private:
    void openPopup();
    void setShown(const QString &key, bool isShown);
    void setColumns(const QStringList &keys);
    void restore();
    [[nodiscard]] catalogue::FieldSet rules() const;

    PageHost &m_host;
    const storedesk::exports::ContactMirrorUpdater &m_atHand;
    AllContactsModel &m_model;
    TableView &m_table;
    Button *m_button;
};

} // namespace storedesk::ui::contacts
