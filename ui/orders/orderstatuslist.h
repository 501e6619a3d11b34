// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purchases/order.h"

#include <QWidget>

class QCheckBox;
class QLabel;

namespace storedesk::ui {
class FlowLayout;
}

namespace storedesk::ui::orders {

// The status words in an order file. A check box for each word determines whether the orders with
// this status are sales.
class OrderStatusList final : public QWidget
{
    Q_OBJECT

public:
    explicit OrderStatusList(QWidget *parent = nullptr);

    void setBook(const storedesk::purchases::OrderBook &book);
    // Focuses the first undecided box. Returns false if there is nothing to decide.
    [[nodiscard]] bool focusFirst();

Q_SIGNALS:
    void decided(const QString &key, bool isSale);

private:
    void addBox(const storedesk::purchases::StatusCount &count);
    void showBoxes();

    QLabel *m_title;
    QLabel *m_more;
    QWidget *m_body;
    FlowLayout *m_flow;
    QList<QCheckBox *> m_boxes;
    std::vector<storedesk::purchases::StatusCount> m_shown;
};

} // namespace storedesk::ui::orders
