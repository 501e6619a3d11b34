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

// The history of changes: of one record those of jobs too, of all records the edits.
class ChangeTable final : public QWidget
{
    Q_OBJECT

public:
    // Without a condition it shows all records, and opens them.
    explicit ChangeTable(Frame &frame, ChangeModel::Wanted wanted = {}, QWidget *parent = nullptr);

    void lookAt(catalogue::Resource resource, const QJsonObject &record); // the one it is of
    [[nodiscard]] ChangeModel &model() { return m_model; }
    [[nodiscard]] TableView *table() const { return m_table; }

private:
    void build(bool ofOne);
    void showState();
    void open(const QModelIndex &index);
    void followJobs();
    void findJobChanges();

    Frame &m_frame;
    ChangeModel m_model;
    TableView *m_table;
    StatePane *m_pane;
    std::optional<catalogue::Resource> m_resource;
    QJsonObject m_record;
    int m_round = 0; // answers about another record are of no use
};

} // namespace storedesk::ui::changes
