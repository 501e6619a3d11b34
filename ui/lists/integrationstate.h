// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

class QWidget;

namespace storedesk::items {
class IntegrationFeed;
class IntegrationTree;
} // namespace storedesk::items

namespace storedesk::ui {
class FootLine;
class Frame;
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
        const items::IntegrationTree &tree;
        const items::IntegrationFeed &feed;
        const IntegrationRows &rows;
        SearchField &words;
        TreeView &view;
    };
    IntegrationState(const Parts &parts, Frame &frame, QWidget *parent);

    void show();
    // Replaces the rows when there are none to show.
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
    Frame &m_frame;
    StatePane *m_pane;
    Notice *m_banner;
    FootLine *m_foot;
};

// Hides the least important columns when the view is too narrow.
void fitColumns(TreeView &view, Frame &frame);

} // namespace storedesk::ui::lists
