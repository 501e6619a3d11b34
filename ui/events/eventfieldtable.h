// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/events/eventfields.h"
#include "ui/widgets/panel.h"

class QLabel;

namespace storedesk::ui {
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::events {

// Table of the fields in a new event type, which can be added, duplicated, removed, and reordered
// with Alt+Up and Alt+Down.
class EventFieldTable final : public Panel
{
    Q_OBJECT

public:
    EventFieldTable(EventFields &fields, const Theme &theme, QWidget *parent);
    ~EventFieldTable() override;

    [[nodiscard]] int currentRow() const;
    void select(int row);
    // Only webhook fields have a JSON pointer into the incoming data.
    void setWebhook(bool webhook);

Q_SIGNALS:
    // Emitted with -1 if there is no current row.
    void currentChanged(int row);
    // Emitted for a new, empty row.
    void added(int row);
    void removed(int row, const QJsonObject &field);
    // Emitted on Ctrl+V.
    void pasteWanted();

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

} // namespace storedesk::ui::events
