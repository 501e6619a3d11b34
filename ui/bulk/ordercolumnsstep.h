// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purchases/purchasedraft.h"
#include "ui/frame/assistantstep.h"

class QComboBox;
class QGridLayout;
class QLabel;

namespace storedesk::ui {
class Frame;
}

namespace storedesk::ui::bulk {

// Maps the columns of an order file to fields.
class OrderColumnsStep final : public AssistantStep
{
    Q_OBJECT

public:
    // The draft and the frame outlive the step.
    OrderColumnsStep(purchases::PurchaseDraft &draft, Frame &frame, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString obstacle() const override;
    void enter() override;
    void focusFirst() override;

private:
    void build();
    void fill();
    void addColumn(int column);
    void showMatching();

    purchases::PurchaseDraft &m_draft;
    Frame &m_frame;
    QLabel *m_sum;
    QWidget *m_body;
    QGridLayout *m_grid;
    // One for each column.
    QList<QComboBox *> m_fields;
    // The columns for which the combo boxes were created.
    QStringList m_shownColumns;
};

} // namespace storedesk::ui::bulk
