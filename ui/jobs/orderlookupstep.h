// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purchases/purchasedraft.h"
#include "ui/host/assistantstep.h"

class QLabel;
class QStandardItemModel;

namespace storedesk::ui {
class Button;
class PageHost;
class Notice;
class Panel;
class ProgressLine;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::jobs {

// Looks up the purchases, contacts and products that the orders refer to. Missing records are
// listed and can be created; otherwise their orders are held back.
class OrderLookupStep final : public AssistantStep
{
    Q_OBJECT

public:
    // The draft and the page host must outlive the step.
    OrderLookupStep(storedesk::purchases::PurchaseDraft &draft, PageHost &host,
                    QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString obstacle() const override;
    [[nodiscard]] QString note() const override;
    void goToProblem() override;
    void enter() override;
    void focusFirst() override;

private:
    void build();
    void showState();
    void showSum();
    void showCreation();
    void showMissing();
    // Both functions open the question that starts the creation.
    void askToCreateContacts();
    void askToCreateProducts();

    storedesk::purchases::PurchaseDraft &m_draft;
    PageHost &m_host;
    Notice *m_notice;
    ProgressLine *m_bar;
    QLabel *m_sum;
    QLabel *m_hint;
    Button *m_toggle;
    Button *m_contacts;
    Button *m_products;
    QStandardItemModel *m_missing;
    TableView *m_table;
    Panel *m_panel;
    // Whether all lookups are finished and no record is being created.
    bool m_settled = false;
};

} // namespace storedesk::ui::jobs
