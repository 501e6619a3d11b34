// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/call.h"
#include "itemmodels/resourcefeed.h"
#include "itemmodels/resourcemodel.h"
#include "itemmodels/resourceview.h"
#include "ui/lists/listkind.h"
#include "ui/lists/loadedlist.h"
#include "ui/lists/scrollanchor.h"

namespace storedesk::ui {
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::lists {

class FilterRow;
class ListColumns;
class ListState;

// A list of records with table, filter, and empty and error states. Loads the records page by page
// as the user scrolls.
class RecordListView final : public LoadedList
{
    Q_OBJECT

public:
    RecordListView(const ListKind &kind, PageHost &host, QWidget *parent = nullptr);
    ~RecordListView() override;

    [[nodiscard]] const ListKind &kind() const { return m_kind; }
    void refresh() override;
    void find() override;
    [[nodiscard]] const itemmodels::ResourceFeed &feed() const { return m_feed; }
    [[nodiscard]] itemmodels::ResourceModel &records() { return m_records; }
    [[nodiscard]] TableView *table() const { return m_table; }
    // Returns the filter, which the page places.
    [[nodiscard]] FilterRow *filter() const { return m_filter; }
    // Returns the selected records in the order shown.
    [[nodiscard]] QList<QJsonObject> selected() const;
    [[nodiscard]] QList<int> selectedRows() const;
    [[nodiscard]] QList<int> shownColumns() const;
    [[nodiscard]] QJsonObject state() const override;
    void restore(const QJsonObject &state) override;

protected:
    bool event(QEvent *event) override;
    [[nodiscard]] ListMessages &messages() const override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void buildTable();
    void listen();
    void orderKeys();
    void feedChanged();
    // Loads the next page when the user is near the end of the list or while there is room for more
    // rows.
    void readOnNearTheEnd();
    void rowsGone();
    void showState();

    ListKind m_kind;
    itemmodels::ResourceModel m_records;
    itemmodels::ResourceView m_view;
    itemmodels::ResourceFeed m_feed;
    TableView *m_table;
    ScrollAnchor m_anchor;
    ListColumns *m_columns{nullptr};
    FilterRow *m_filter;
    ListState *m_state{nullptr};
};

} // namespace storedesk::ui::lists
