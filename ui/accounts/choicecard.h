// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/panel.h"

#include <QKeySequence>

namespace storedesk::ui::accounts {

struct StartChoice
{
    Icon icon = Icon::Info;
    QString title = {};
    QString text = {};
    QString button = {};
    QKeySequence key = {};
    bool primary = false;
};

// One option on the first-start page. The whole card can be clicked.
class ChoiceCard final : public Panel
{
    Q_OBJECT

public:
    ChoiceCard(const StartChoice &choice, const Theme &theme, QWidget *parent = nullptr);

Q_SIGNALS:
    void chosen();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *m_button = nullptr;
    // Hidden when there is no room for both the hint and the button.
    QWidget *m_hint = nullptr;
};

} // namespace storedesk::ui::accounts
