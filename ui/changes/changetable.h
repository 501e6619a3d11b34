// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/changes/changemodel.h"

#include <QWidget>

namespace storedesk::ui {
class Frame;
class StatePane;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::changes {

// The history of edits, of one record or of all.
class ChangeTable final : public QWidget
{
    Q_OBJECT

public:
    // Without a condition it shows all records, and opens them.
    explicit ChangeTable(Frame &frame, ChangeModel::Wanted wanted = {}, QWidget *parent = nullptr);

    void look() { m_model.look(); }
    [[nodiscard]] ChangeModel &model() { return m_model; }
    [[nodiscard]] TableView *table() const { return m_table; }

private:
    void build(bool ofOne);
    void showState();

    Frame &m_frame;
    ChangeModel m_model;
    TableView *m_table;
    StatePane *m_pane;
};

} // namespace storedesk::ui::changes
