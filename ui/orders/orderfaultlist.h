// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purchases/order.h"
#include "ui/widgets/panel.h"

class QVBoxLayout;

namespace storedesk::ui {
class Theme;
}

namespace storedesk::ui::orders {

// Lists the problems of orders with their counts, most frequent first, and lets the user see the
// orders of one problem.
class OrderFaultList final : public Panel
{
    Q_OBJECT

public:
    explicit OrderFaultList(const Theme &theme, QWidget *parent = nullptr);

    void setBook(const storedesk::purchases::OrderBook &book);
    [[nodiscard]] bool has(storedesk::purchases::OrderProblem problem) const;

Q_SIGNALS:
    // Emitted when the buttons have been replaced.
    void madeAnew();
    void ordersAsked(storedesk::purchases::OrderProblem problem);

private:
    [[nodiscard]] QWidget *line(const storedesk::purchases::ProblemCount &count);

    const Theme &m_theme;
    QWidget *m_body;
    QVBoxLayout *m_lines;
    std::vector<storedesk::purchases::ProblemCount> m_shown;
};

} // namespace storedesk::ui::orders
