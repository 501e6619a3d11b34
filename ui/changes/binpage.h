// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/changes/binmodel.h"
#include "ui/host/page.h"

#include <QSortFilterProxyModel>

class QHBoxLayout;
class QVBoxLayout;

namespace storedesk::ui {
class ColumnArrangement;
class Notice;
class PageHead;
class SearchField;
class StatePane;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::changes {

class BinDetail;

// The page for the bin, which contains local copies of deleted records.
class BinPage final : public Page
{
    Q_OBJECT

public:
    explicit BinPage(PageHost &host, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] Icon icon() const override { return Icon::Bin; }
    void find() override;
    [[nodiscard]] QList<QAction *> recordActions() const override;
    [[nodiscard]] QList<QWidget *> panes() const override;
    [[nodiscard]] bool settled() const override;

    void refresh() override;
    [[nodiscard]] QJsonObject viewState() const override;
    void restoreViewState(const QJsonObject &state) override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void buildHead(QVBoxLayout *box);
    void buildBody(QVBoxLayout *box);
    void showState();
    void showChosen();
    [[nodiscard]] std::vector<storage::BinEntry> chosen() const;
    void restoreRecord();
    void askToPutBackMany();
    void remove();

    BinModel m_model;
    QSortFilterProxyModel m_shown;
    PageHead *m_head;
    SearchField *m_filter;
    // The filter and the choice of columns.
    QHBoxLayout *m_tools = nullptr;
    Notice *m_problem;
    TableView *m_table;
    ColumnArrangement *m_columns = nullptr;
    StatePane *m_pane;
    BinDetail *m_detail;
    QAction *m_putBackAction;
    QAction *m_removeAction;
};

} // namespace storedesk::ui::changes
