// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/session.h"
#include "ui/host/page.h"
#include "ui/lists/listkind.h"

class QSplitter;
class QVBoxLayout;

namespace storedesk::ui {
class PageHead;
class SavedViewsMenu;
} // namespace storedesk::ui

namespace storedesk::ui::filedownloads {
class FileFetch;
} // namespace storedesk::ui::filedownloads

namespace storedesk::ui::lists {

class DetailPanel;
class ListActions;
class RecordListView;

// Shows a list of the service with the selected record next to it. Everything specific to the
// resource is in the catalogue and in its ListKind.
class ListPage final : public Page
{
    Q_OBJECT

public:
    ListPage(const ListKind &kind, PageHost &host, QWidget *parent = nullptr);

    [[nodiscard]] PageAddress place() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] Icon icon() const override { return m_kind.icon; }
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

    [[nodiscard]] RecordListView *list() const { return m_list; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void buildHead(QVBoxLayout *box);
    void listen();
    [[nodiscard]] bool isLow() const;
    // Adapts the layout to the available width.
    void fit();
    void showDetail();
    void heardOfRead(const http::Request &request, const http::Reply &reply);
    void heardOf(const http::Request &request, const http::Outcome &outcome);

    ListKind m_kind;
    PageHead *m_head;
    SavedViewsMenu *m_views = nullptr;
    RecordListView *m_list;
    ListActions *m_actions;
    DetailPanel *m_detail;
    QSplitter *m_splitter;
    filedownloads::FileFetch *m_fetch;
};

} // namespace storedesk::ui::lists
