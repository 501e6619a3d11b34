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

// Which column of an order file holds what.
class OrderColumnsStep final : public AssistantStep
{
    Q_OBJECT

public:
    // Both outlive it.
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
    // The columns that the boxes were made for.
    QStringList m_shownColumns;
};

} // namespace storedesk::ui::bulk
