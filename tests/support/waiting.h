// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>
#include <QTimer>

#include <chrono>

namespace support {

// Sleeps until there is something to do, at most for so long, and does it with what follows from
// it. QCoreApplication::processEvents() with a time never sleeps, whatever flags it is given.
inline void waitForEvents(std::chrono::milliseconds most = std::chrono::milliseconds(20))
{
    QTimer wake;
    wake.setSingleShot(true);
    wake.start(most);
    QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    QCoreApplication::processEvents(QEventLoop::AllEvents, static_cast<int>(most.count()));
}

} // namespace support
