// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

namespace storedesk::ui {
class Notice;
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::schedules {

class TimerSwitch;

// Says whether schedules run while the window is closed, and changes it after a question.
class TimerNotice final : public QWidget
{
    Q_OBJECT

public:
    explicit TimerNotice(PageHost &host, QWidget *parent = nullptr);

    // Checks again, because other programs can change the timer.
    void showState();

private:
    void ask();
    void change(bool on);

    PageHost &m_host;
    TimerSwitch *m_switch;
    Notice *m_notice;
};

} // namespace storedesk::ui::schedules
