// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purchases/purchasedraft.h"
#include "ui/host/assistantstep.h"

class QCheckBox;
class QLabel;
class QStandardItemModel;

namespace storedesk::ui {
class Button;
class CountGuard;
class Notice;
class PageHost;
class FootLine;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::jobs {

// Shows which orders will be sent and which will not, and whether workflows are triggered.
class OrderSendStep final : public AssistantStep
{
    Q_OBJECT

public:
    // The draft and the page host must outlive the step.
    OrderSendStep(storedesk::purchases::PurchaseDraft &draft, PageHost &host,
                  QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString obstacle() const override;
    [[nodiscard]] QString act() const override;
    void enter() override;
    void focusFirst() override;
    void goToProblem() override;

private:
    void build();
    void showPlan();
    void askForGuards();
    void showGuards();

    storedesk::purchases::PurchaseDraft &m_draft;
    PageHost &m_host;
    QLabel *m_sum;
    QLabel *m_time;
    QCheckBox *m_triggers;
    QLabel *m_effect;
    Notice *m_broken;
    Button *m_guards;
    QStandardItemModel *m_orders;
    TableView *m_table;
    FootLine *m_foot;
    CountGuard *m_count;
};

} // namespace storedesk::ui::jobs
