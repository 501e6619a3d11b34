// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/backgroundtask.h"

#include <QWidget>

namespace storedesk::ui {

class ProgressLine;
class Theme;

// A bar of unknown progress, which appears when background work takes longer than half a second.
class BusyLine final : public QWidget
{
    Q_OBJECT

public:
    BusyLine(const base::BackgroundTask &work, base::Clock &clock, const Theme &theme,
             QWidget *parent = nullptr);

    // How long work runs before the bar appears.
    static constexpr base::Clock::Duration appearsAfter = std::chrono::milliseconds(500);

private:
    void follow();

    const base::BackgroundTask &m_work;
    ProgressLine *m_bar;
    std::unique_ptr<base::Clock::Timer> m_timer;
};

} // namespace storedesk::ui
