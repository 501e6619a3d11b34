// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purchases/purchasedraft.h"
#include "ui/jobs/columnsstep.h"

namespace storedesk::ui::jobs {

// Maps the columns of an order file to fields.
class OrderColumnsStep final : public ColumnsStep
{
    Q_OBJECT

public:
    // The draft and the page host must outlive the step.
    OrderColumnsStep(storedesk::purchases::PurchaseDraft &draft, PageHost &host,
                     QWidget *parent = nullptr);

    [[nodiscard]] QString obstacle() const override;

protected:
    void fill() override;
    void showChoices() override;

private:
    storedesk::purchases::PurchaseDraft &m_draft;
    // The columns with which the grid was filled.
    QStringList m_shownColumns;
};

} // namespace storedesk::ui::jobs
