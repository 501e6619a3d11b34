// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/lists/browsepage.h"
#include "ui/lists/listkind.h"

namespace storedesk::ui {
class SavedViewsMenu;
} // namespace storedesk::ui

namespace storedesk::ui::filedownloads {
class FileFetch;
} // namespace storedesk::ui::filedownloads

namespace storedesk::ui::lists {

class ListActions;
class RecordListView;

// Shows a list of records with the selected record next to it. Everything specific to the resource
// is in the catalogue and in its ListKind.
class ListPage final : public BrowsePage
{
    Q_OBJECT

public:
    ListPage(const ListKind &kind, PageHost &host, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] Icon icon() const override { return m_kind.icon; }
    void showOnly(const QMap<QString, QString> &filter) override;
    [[nodiscard]] Badge badge() const override;
    [[nodiscard]] QList<QWidget *> panes() const override;
    [[nodiscard]] bool settled() const override;

    [[nodiscard]] RecordListView *list() const { return m_list; }

protected:
    [[nodiscard]] LoadedList &shownList() const override;
    [[nodiscard]] const BrowseActions &actions() const override;
    void showDetail() override;
    void heardOf(const http::Request &request, const http::Outcome &outcome) override;
    void setLow(bool low) override;

private:
    void build();
    void followService();
    void heardOfRead(const http::Request &request, const http::Reply &reply);

    ListKind m_kind;
    SavedViewsMenu *m_views = nullptr;
    RecordListView *m_list;
    ListActions *m_actions;
    filedownloads::FileFetch *m_fetch;
};

} // namespace storedesk::ui::lists
