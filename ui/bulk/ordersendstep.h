// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purchases/purchasedraft.h"
#include "ui/frame/assistantstep.h"

class QCheckBox;
class QLabel;
class QStandardItemModel;

namespace storedesk::ui {
class CountGuard;
class Frame;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::bulk {

// Shows which orders will be sent and which will not, and whether workflows are triggered.
class OrderSendStep final : public AssistantStep
{
    Q_OBJECT

public:
    // The draft and the frame outlive the step.
    OrderSendStep(purchases::PurchaseDraft &draft, Frame &frame, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString obstacle() const override;
    [[nodiscard]] QString act() const override;
    void enter() override;
    void focusFirst() override;

private:
    void build();
    void showPlan();

    purchases::PurchaseDraft &m_draft;
    Frame &m_frame;
    QLabel *m_sum;
    QLabel *m_time;
    QCheckBox *m_triggers;
    QLabel *m_effect;
    QStandardItemModel *m_orders;
    TableView *m_table;
    CountGuard *m_count;
};

} // namespace storedesk::ui::bulk
