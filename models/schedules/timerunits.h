// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QStringList>

namespace storedesk::schedules {

// The systemd user units that run schedules while no window is open. Writing them does not enable
// the timer.
class TimerUnits final
{
public:
    // The name of the timer.
    [[nodiscard]] static QString name();
    // The command that a user runs to enable the timer.
    [[nodiscard]] static QString enableCommand();
    // Returns whether the units exist.
    [[nodiscard]] static bool exist();
    // Returns whether the timer starts with the desktop session.
    [[nodiscard]] static bool isEnabled();
    // Writes units that run the program with these arguments. Returns the paths of the files.
    [[nodiscard]] static base::Result<QStringList> write(const QString &program,
                                                         const QStringList &arguments);
    [[nodiscard]] static base::Result<void> remove();
};

} // namespace storedesk::schedules
