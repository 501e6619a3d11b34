// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFile>

namespace support {

// What the program occupies, in bytes; nought where the sanitizers hold on to freed memory. The
// peak is that since it was last forgotten.
inline qint64 memoryLine(const char *name)
{
#ifdef STOREDESK_SANITIZED
    Q_UNUSED(name);
    return 0;
#else
    QFile file(QStringLiteral("/proc/self/status"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    for (const auto &line : file.readAll().split('\n')) {
        if (line.startsWith(name))
            return line.mid(qsizetype(qstrlen(name))).trimmed().split(' ').first().toLongLong()
                * 1024;
    }
    return 0;
#endif
}

inline qint64 memory()
{
    return memoryLine("RssAnon:");
}

inline qint64 peakMemory()
{
    return memoryLine("VmHWM:");
}

inline void forgetPeakMemory()
{
    QFile file(QStringLiteral("/proc/self/clear_refs"));
    if (file.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        file.write("5");
}

} // namespace support
