// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/session.h"
#include "ui/host/page.h"

class QSplitter;

namespace storedesk::ui {
class Button;
class PageHead;
} // namespace storedesk::ui

namespace storedesk::ui::lists {

class DetailPanel;
class IntegrationActions;
class IntegrationBrowser;

// Shows the integrations of the account and their event types as a tree, with the selected row next
// to it and buttons for the most frequent actions above.
class IntegrationsPage final : public Page
{
    Q_OBJECT

public:
    explicit IntegrationsPage(PageHost &host, QWidget *parent = nullptr);

    [[nodiscard]] PageAddress place() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] Icon icon() const override { return Icon::Integrations; }
    void refresh() override;
    void find() override;
    void focusFirst() override;
    void showOnly(const QMap<QString, QString> &filter) override;
    [[nodiscard]] Badge badge() const override;
    [[nodiscard]] QList<QAction *> recordActions() const override;
    [[nodiscard]] QList<QWidget *> panes() const override;
    [[nodiscard]] bool settled() const override;
    [[nodiscard]] QJsonObject viewState() const override;
    void restoreViewState(const QJsonObject &state) override;

    [[nodiscard]] IntegrationBrowser *browser() const { return m_browser; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void buildHead();
    QWidget *buildBar();
    void follow(Button *button, QAction *action);
    void listen();
    // Adapts the layout to the available size.
    void fit();
    void showDetail();
    void heardOf(const http::Request &request, const http::Outcome &outcome);

    PageHead *m_head;
    IntegrationBrowser *m_browser;
    IntegrationActions *m_actions;
    DetailPanel *m_detail;
    QSplitter *m_splitter;
};

} // namespace storedesk::ui::lists
