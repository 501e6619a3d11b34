// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

namespace storedesk::itemmodels {
class ResourceFeed;
class ResourceModel;
class ResourceView;
} // namespace storedesk::itemmodels

namespace storedesk::ui {
class FootLine;
class PageHost;
class Notice;
class StatePane;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::lists {

class FilterRow;
struct ListKind;

// Shows the state of a list: empty, loading, failed, locked or no match, and the age of the data.
class ListState final : public QObject
{
    Q_OBJECT

public:
    // The parts of the list. They must outlive this object.
    struct Parts
    {
        const ListKind &kind;
        itemmodels::ResourceModel &records;
        itemmodels::ResourceView &view;
        itemmodels::ResourceFeed &feed;
        FilterRow &filter;
        TableView &table;
    };
    ListState(const Parts &list, PageHost &host, QWidget *parent);

    void show();
    void showFoot();
    // Clears the messages about the last read.
    void forget();

    // Replaces the rows if there are no rows to show.
    [[nodiscard]] StatePane *pane() const { return m_pane; }
    // Shown above outdated rows.
    [[nodiscard]] Notice *banner() const { return m_banner; }
    [[nodiscard]] FootLine *foot() const { return m_foot; }
    [[nodiscard]] QString subtitle() const;

Q_SIGNALS:
    void refreshWanted();
    void newWanted();

private:
    void build();
    void showPane();
    void showFailure();
    void showBanner();
    [[nodiscard]] QString amount() const;
    void doMain();
    void doOther();

    Parts m_list;
    PageHost &m_host;
    StatePane *m_pane;
    Notice *m_banner;
    FootLine *m_foot;
    // Whether the details of a failure are visible.
    bool m_details = false;
    // The reason why the next page has not been requested.
    QString m_waitsFor;
};

} // namespace storedesk::ui::lists
