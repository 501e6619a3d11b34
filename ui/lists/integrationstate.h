// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/lists/listmessages.h"

namespace storedesk::itemmodels {
class IntegrationFeed;
class IntegrationTree;
} // namespace storedesk::itemmodels

namespace storedesk::ui {
class SearchField;
class TreeView;
} // namespace storedesk::ui

namespace storedesk::ui::lists {

class IntegrationRows;

// Shows the state of the integration tree: empty, loading, failed, locked or no match, and the age
// of the data. The rows below an integration have their own notes.
class IntegrationState final : public ListMessages
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

    void show() override;
    [[nodiscard]] QString subtitle() const override;

private:
    void showPane();
    void showEmpty();
    void showFoot();
    void doMain();

    Parts m_of;
};

} // namespace storedesk::ui::lists
