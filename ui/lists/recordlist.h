// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/call.h"
#include "items/resourcefeed.h"
#include "items/resourcemodel.h"
#include "items/resourceview.h"
#include "ui/lists/listkind.h"
#include "ui/lists/scrollanchor.h"

#include <QWidget>

namespace storedesk::ui {
class Frame;
class StatePane;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::lists {

class FilterRow;
class ListColumns;
class ListState;

// A list of records: table, filter, and its empty and error states. Loads its records page by page
// as the user scrolls.
class RecordList final : public QWidget
{
    Q_OBJECT

public:
    RecordList(const ListKind &kind, Frame &frame, QWidget *parent = nullptr);
    ~RecordList() override;

    [[nodiscard]] const ListKind &kind() const { return m_kind; }
    void refresh();
    void find();
    [[nodiscard]] const items::ResourceFeed &feed() const { return m_feed; }
    [[nodiscard]] items::ResourceModel &records() { return m_records; }
    [[nodiscard]] TableView *table() const { return m_table; }
    [[nodiscard]] StatePane *pane() const;
    // Placed by the page.
    [[nodiscard]] FilterRow *filter() const { return m_filter; }
    // Returns the selected records in the order shown.
    [[nodiscard]] QList<QJsonObject> selected() const;
    [[nodiscard]] QList<int> selectedRows() const;
    [[nodiscard]] QList<int> shownColumns() const;
    [[nodiscard]] QString subtitle() const;
    [[nodiscard]] QJsonObject state() const;
    void restore(const QJsonObject &state);

Q_SIGNALS:
    void opened();
    void selectionChanged();
    // Emitted when the row count, the age or the load state changes.
    void changed();
    // Emitted when state() changes.
    void stateChanged();
    void newWanted();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void build();
    void buildTable();
    void listen();
    void orderKeys();
    void feedChanged();
    // Loads the next page near the end of the list or while there is room for more rows.
    void readOnNearTheEnd();
    void rowsGone();
    void noteRights();
    void showState();

    ListKind m_kind;
    Frame &m_frame;
    items::ResourceModel m_records;
    items::ResourceView m_view;
    items::ResourceFeed m_feed;
    TableView *m_table;
    ScrollAnchor m_anchor;
    ListColumns *m_columns{nullptr};
    FilterRow *m_filter;
    ListState *m_state{nullptr};
    // Updates the texts that show the age of the list.
    std::unique_ptr<base::Clock::Timer> m_age;
};

} // namespace storedesk::ui::lists
