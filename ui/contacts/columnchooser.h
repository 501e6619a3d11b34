// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/contacts/allcontactsmodel.h"

#include <QJsonArray>

namespace storedesk::ui {
class Button;
class PageHost;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::contacts {

// Chooses the visible columns of the contact mirror in a list below a button, and stores the
// choice, their widths and their order.
class ColumnChooser final : public QObject
{
    Q_OBJECT

public:
    // All arguments must outlive this object or be destroyed with it.
    ColumnChooser(PageHost &host, const storedesk::exports::ContactMirrorUpdater &atHand,
                  AllContactsModel &model, TableView &table, Button *button);

    // Returns the keys of the columns in the order of the model.
    [[nodiscard]] QStringList shown() const;
    // Returns the visible columns with their widths, in the order of the screen.
    [[nodiscard]] QJsonArray arrangement() const;
    // Shows these columns and stores the choice. Also accepts an array of keys.
    void show(const QJsonArray &arrangement);

private:
    void openPopup();
    void listen();
    void setShown(const QString &key, bool isShown);
    void arrange(const QJsonArray &arrangement);
    void keep();
    void restore();
    [[nodiscard]] catalogue::FieldSet rules() const;

    PageHost &m_host;
    const storedesk::exports::ContactMirrorUpdater &m_atHand;
    AllContactsModel &m_model;
    TableView &m_table;
    Button *m_button;
    // Whether columns are being changed by this class and not by the user.
    bool m_arranging = false;
};

} // namespace storedesk::ui::contacts
