// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

class QWidget;

namespace storedesk::itemmodels {
class IntegrationFeed;
class IntegrationTree;
} // namespace storedesk::itemmodels

namespace storedesk::ui {
class FootLine;
class PageHost;
class Notice;
class SearchField;
class StatePane;
class TreeView;
} // namespace storedesk::ui

namespace storedesk::ui::lists {

class IntegrationRows;

// Shows the state of the integration tree: empty, loading, failed, locked or no match, and the age
// of the data. The rows below an integration have their own notes.
class IntegrationState final : public QObject
{
    Q_OBJECT

public:
    // The parts of the tree. They must outlive this object.
    struct Parts
    {
        const itemmodels::IntegrationTree &tree;
        const itemmodels::IntegrationFeed &feed;
        const IntegrationRows &rows;
        SearchField &words;
        TreeView &view;
    };
    IntegrationState(const Parts &parts, PageHost &host, QWidget *parent);

    void show();
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
    void showPane();
    void showEmpty();
    void showFoot();
    void doMain();

    Parts m_of;
    PageHost &m_host;
    StatePane *m_pane;
    Notice *m_banner;
    FootLine *m_foot;
};

// Hides the least important columns when the view is too narrow.
void fitColumns(TreeView &view, PageHost &host);

} // namespace storedesk::ui::lists
