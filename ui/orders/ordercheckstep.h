// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purchases/purchasedraft.h"
#include "ui/host/assistantstep.h"

class QCheckBox;
class QButtonGroup;
class QComboBox;
class QLabel;
class QStackedWidget;
class QStandardItemModel;

namespace storedesk::ui {
class PageHost;
class Notice;
class ProgressLine;
class FootLine;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::orders {

class OrderFaultList;
class OrderLinesPanel;
class OrderStatusList;

// Shows the orders in the file and their faults, and asks for the decisions that only the user can
// make. The rows of the file can be shown instead of the orders, and edited.
class OrderCheckStep final : public AssistantStep
{
    Q_OBJECT

public:
    // The draft and the page host must outlive the step.
    OrderCheckStep(storedesk::purchases::PurchaseDraft &draft, PageHost &host,
                   QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString obstacle() const override;
    [[nodiscard]] QString note() const override;
    void enter() override;
    void focusFirst() override;

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void build();
    [[nodiscard]] QWidget *buildViews();
    void addKeys();
    // Shows the orders or the rows of the file.
    void showView(int view);
    void openOrder(const QModelIndex &index);
    void connectChoices();
    void showState();
    void showChoices();
    void showOrders();
    // Shows at most the orders with this problem, or all of them.
    void listOrders(std::optional<storedesk::purchases::OrderProblem> only);
    void showZone();
    [[nodiscard]] QWidget *buildOrders();
    void choose();
    void decideStatus(const QString &key, bool isSale);

    storedesk::purchases::PurchaseDraft &m_draft;
    PageHost &m_host;
    Notice *m_notice;
    ProgressLine *m_bar;
    QLabel *m_sum;
    QLabel *m_zone;
    OrderStatusList *m_statuses;
    QCheckBox *m_repair;
    QCheckBox *m_accept;
    QLabel *m_datesLabel;
    QComboBox *m_dates;
    QLabel *m_decimalsLabel;
    QComboBox *m_decimals;
    QLabel *m_currencyLabel;
    QComboBox *m_currency;
    // Whether the first check after entering the step has not shown its result yet.
    bool m_awaitsResult = false;
    QStandardItemModel *m_orders;
    TableView *m_table;
    FootLine *m_foot;
    OrderFaultList *m_faults;
    // The problem whose orders are listed.
    std::optional<storedesk::purchases::OrderProblem> m_only;
    OrderLinesPanel *m_lines;
    QButtonGroup *m_views;
    QStackedWidget *m_shown;
};

} // namespace storedesk::ui::orders
