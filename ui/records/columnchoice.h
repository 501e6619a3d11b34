// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/records/everybodymodel.h"

class QMenu;

namespace storedesk::ui {
class Button;
class Frame;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::records {

// Chooses the visible columns of the contact mirror in the menu of a button, and stores the choice.
class ColumnChoice final : public QObject
{
    Q_OBJECT

public:
    // All arguments must outlive this object or be destroyed with it.
    ColumnChoice(Frame &frame, const storedesk::exports::ContactsAtHand &atHand,
                 EverybodyModel &model, TableView &table, Button *button);

private:
    void fill(QMenu *menu);
    void setColumns(const QStringList &keys);
    void restore();
    [[nodiscard]] catalogue::FieldSet rules() const;

    Frame &m_frame;
    const storedesk::exports::ContactsAtHand &m_atHand;
    EverybodyModel &m_model;
    TableView &m_table;
};

} // namespace storedesk::ui::records
