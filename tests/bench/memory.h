// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QFile>

namespace bench {

// Returns a value from /proc/self/status in kilobytes: VmHWM is the peak, and VmRSS is the current
// size.
inline qint64 memoryOf(QByteArrayView line)
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const auto &row : status.readAll().split('\n')) {
        if (row.startsWith(line))
            return row.mid(line.size() + 1).trimmed().split(' ').front().toLongLong();
    }
    return 0;
}

// Resets the peak, so that memory used during startup does not count.
inline void resetPeak()
{
    QFile clear(QStringLiteral("/proc/self/clear_refs"));
    if (clear.open(QIODevice::WriteOnly))
        clear.write("5");
}

} // namespace bench
