// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/changes/changemodel.h"

#include <QSortFilterProxyModel>
#include <QWidget>

namespace storedesk::ui {
class ColumnArrangement;
class PageHost;
class StatePane;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::changes {

// Table with the history of changes. For a single record it includes changes made by jobs; for all
// records it shows only edits.
class ChangeTable final : public QWidget
{
    Q_OBJECT

public:
    // Without a condition, the table shows all records and can open them.
    explicit ChangeTable(PageHost &host, ChangeModel::Wanted wanted = {},
                         QWidget *parent = nullptr);

    // Sets the record whose history is shown.
    void lookAt(catalogue::Resource resource, const QJsonObject &record);
    // Shows only rows that contain the text in any column.
    void setFilter(const QString &text);
    [[nodiscard]] ChangeModel &model() { return m_model; }
    [[nodiscard]] TableView *table() const { return m_table; }
    [[nodiscard]] ColumnArrangement &columns() const { return *m_columns; }

Q_SIGNALS:
    void filterCleared();

private:
    void build();
    void showState();
    void open(const QModelIndex &index);
    void followJobs();
    void findJobChanges();

    PageHost &m_host;
    // Whether the table shows the changes of a single record.
    const bool m_isOfOne;
    ChangeModel m_model;
    QSortFilterProxyModel m_matching;
    TableView *m_table;
    ColumnArrangement *m_columns = nullptr;
    StatePane *m_pane;
    std::optional<catalogue::Resource> m_resource;
    QJsonObject m_record;
    // Number of the latest search. Results of earlier searches are ignored.
    int m_round = 0;
};

} // namespace storedesk::ui::changes
