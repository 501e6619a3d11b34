// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purchases/purchasedraft.h"
#include "ui/host/assistantstep.h"

class QLabel;

namespace storedesk::ui {
class PageHost;
}

namespace storedesk::ui::jobs {

class ColumnGrid;

// Maps the columns of an order file to fields.
class OrderColumnsStep final : public AssistantStep
{
    Q_OBJECT

public:
    // The draft and the page host must outlive the step.
    OrderColumnsStep(storedesk::purchases::PurchaseDraft &draft, PageHost &host,
                     QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString obstacle() const override;
    void enter() override;
    void focusFirst() override;

private:
    void build();
    void fill();
    void showMatching();

    storedesk::purchases::PurchaseDraft &m_draft;
    QLabel *m_sum;
    ColumnGrid *m_grid;
    // The columns that the grid was filled with.
    QStringList m_shownColumns;
};

} // namespace storedesk::ui::jobs
