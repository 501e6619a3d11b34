// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"

#include <QObject>

namespace storedesk::ui::shell {

class CloseGuard;
class MainWindow;

// Stores everything without asking when the desktop session ends or the system ends the program,
// because the user can't answer any more.
class LogoutGuard final : public QObject
{
    Q_OBJECT

public:
    // The window must outlive this object.
    explicit LogoutGuard(MainWindow &window);

    // Follows the session manager and the signals of the system. Only one object may do this.
    void listen();
    // Stores the tabs and all input. For the next minute, the window can be closed without a
    // question, because the session manager closes it once all programs have stored their data.
    void store();
    // Stores everything, waits for pending writes and ends the program.
    void end();

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    MainWindow &m_window;
    CloseGuard *m_waiting;
    // The ticks of the clock until which closing the window needs no question.
    base::Clock::Duration m_closesUntil = {};
};

} // namespace storedesk::ui::shell
