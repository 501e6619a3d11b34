// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QGridLayout;

namespace storedesk::ui {
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::insights {

class CardAnswers;

// The questions that are pinned to the overview, with their answers. Hidden if there are none.
class PinnedInsights final : public QWidget
{
    Q_OBJECT

public:
    explicit PinnedInsights(PageHost &host, QWidget *parent = nullptr);

    // Answers the questions again.
    void refresh();
    [[nodiscard]] bool isSettled() const;
    void setColumns(int columns);

private:
    void showPins();
    void arrange();

    PageHost &m_host;
    QGridLayout *m_grid;
    // Null until a question is pinned, because it reads the exports on this computer.
    CardAnswers *m_answers = nullptr;
    int m_columns = 2;
};

} // namespace storedesk::ui::insights
