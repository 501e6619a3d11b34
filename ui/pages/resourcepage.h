// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/resourcefeed.h"
#include "items/resourcemodel.h"

#include <QSortFilterProxyModel>
#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace storedesk::ui {

class SearchField;
class StatePane;
class TableView;
class Theme;

// The list of one resource: title, how much is loaded, filter, table. Empty, loading, failed and no
// match have a face of their own.
class ResourcePage final : public QWidget
{
    Q_OBJECT

public:
    ResourcePage(catalogue::Resource resource, items::ResourceFeed::Read read, base::Clock &clock,
                 const Theme &theme, QWidget *parent = nullptr);

    void refresh();
    void focusFilter();
    [[nodiscard]] const items::ResourceFeed &feed() const { return m_feed; }

private:
    void build();
    void buildHead(QVBoxLayout *box);
    void buildTable(QVBoxLayout *box);
    void showState();
    void showPane();
    [[nodiscard]] QString subtitle() const;

    catalogue::Resource m_resource;
    base::Clock &m_clock;
    const Theme &m_theme;
    items::ResourceModel m_model;
    items::ResourceFeed m_feed;
    QSortFilterProxyModel m_shown;
    std::unique_ptr<base::Clock::Timer> m_age; // the subtitle tells how old the list is
    QLabel *m_subtitle;
    SearchField *m_filter;
    TableView *m_table;
    StatePane *m_pane;
};

} // namespace storedesk::ui
