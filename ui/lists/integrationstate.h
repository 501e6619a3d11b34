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

// What the tree of integrations says of itself: empty, loading, failed, locked, no match, and how
// old it is. What is below an integration has notes of its own.
class IntegrationState final : public QObject
{
    Q_OBJECT

public:
    // The parts of the tree, which outlive this.
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
    [[nodiscard]] StatePane *pane() const { return m_pane; } // instead of rows
    [[nodiscard]] Notice *banner() const { return m_banner; } // above older rows
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

// Shows the columns that there is room for; those that say least leave first.
void fitColumns(TreeView &view, Frame &frame);

} // namespace storedesk::ui::lists
