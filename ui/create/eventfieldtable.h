// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/create/eventfields.h"
#include "ui/widgets/panel.h"

class QLabel;

namespace storedesk::ui {
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::create {

// The fields of a new event type in a table: add, duplicate, remove, reorder by Alt+Up and
// Alt+Down.
class EventFieldTable final : public Panel
{
    Q_OBJECT

public:
    EventFieldTable(EventFields &fields, const Theme &theme, QWidget *parent);
    ~EventFieldTable() override;

    [[nodiscard]] int currentRow() const;
    void select(int row);
    void setWebhook(bool webhook); // only those are read from a place in what arrives

Q_SIGNALS:
    void currentChanged(int row); // -1: none
    void added(int row); // an empty one, to be filled in
    void pasteWanted(); // Ctrl+V

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildHead(const Theme &theme);
    void buildView(const Theme &theme);
    void buildKeys();
    void fitColumns();
    void move(int step);
    void add();
    void duplicate();
    void remove();
    void count();

    EventFields &m_fields;
    TableView *m_view;
    QLabel *m_count;
};

} // namespace storedesk::ui::create
