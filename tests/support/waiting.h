// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>
#include <QTimer>

#include <chrono>

namespace support {

// Waits at most this long for events, then processes them and the events they cause.
// QCoreApplication::processEvents() with a timeout never sleeps, whatever its flags.
inline void waitForEvents(std::chrono::milliseconds most = std::chrono::milliseconds(20))
{
    QTimer wake;
    wake.setSingleShot(true);
    wake.start(most);
    QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    QCoreApplication::processEvents(QEventLoop::AllEvents, static_cast<int>(most.count()));
}

} // namespace support
