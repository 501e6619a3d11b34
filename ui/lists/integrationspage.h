// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/lists/browsepage.h"

namespace storedesk::ui {
class Button;
class SavedViewsMenu;
} // namespace storedesk::ui

namespace storedesk::ui::lists {

class IntegrationActions;
class IntegrationBrowser;

// Shows the account's integrations and their event types as a tree, with the selected row next to
// it and buttons for the most frequent actions above.
class IntegrationsPage final : public BrowsePage
{
    Q_OBJECT

public:
    explicit IntegrationsPage(PageHost &host, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] Icon icon() const override { return Icon::Integrations; }
    void showOnly(const QMap<QString, QString> &filter) override;
    [[nodiscard]] Badge badge() const override;
    [[nodiscard]] QList<QWidget *> panes() const override;
    [[nodiscard]] bool settled() const override;

    [[nodiscard]] IntegrationBrowser *browser() const { return m_browser; }

protected:
    [[nodiscard]] LoadedList &shownList() const override;
    [[nodiscard]] const BrowseActions &actions() const override;
    void showDetail() override;
    void heardOf(const http::Request &request, const http::Outcome &outcome) override;

private:
    void build();
    QWidget *buildBar();
    void follow(Button *button, QAction *action);

    IntegrationBrowser *m_browser;
    IntegrationActions *m_actions;
    SavedViewsMenu *m_views = nullptr;
};

} // namespace storedesk::ui::lists
