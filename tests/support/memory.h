// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTest>

namespace support {

inline constexpr auto measuredVariable = "STOREDESK_MEASURED";

// Returns false in a process with a sanitizer, which delays the reuse of freed memory.
[[nodiscard]] inline bool isMeasurable()
{
#ifdef STOREDESK_SANITIZED
    return qEnvironmentVariableIsSet(measuredVariable);
#else
    return true;
#endif
}

// Runs the current test function again in a process that reuses freed memory immediately. Returns
// the output of that process if it failed, and nothing if it passed.
[[nodiscard]] inline QByteArray measuredElsewhere(const char *file)
{
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QLatin1StringView(measuredVariable), QStringLiteral("1"));
    environment.insert(QStringLiteral("ASAN_OPTIONS"),
                       QStringLiteral("detect_leaks=0:malloc_context_size=1:quarantine_size_mb=0:"
                                      "thread_local_quarantine_size_kb=0"));
    // Only the current row, because each row has a process of its own.
    auto function = QString::fromLatin1(QTest::currentTestFunction());
    if (QTest::currentDataTag())
        function += u':' + QString::fromLatin1(QTest::currentDataTag());
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(QCoreApplication::applicationFilePath(),
                  {QFileInfo(QString::fromLatin1(file)).completeBaseName(), function});
    const bool passed = process.waitForFinished(280'000)
        && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
    const auto printed = process.readAll();
    for (const auto &line : printed.split('\n')) {
        if (line.startsWith("QINFO"))
            qInfo("%s", line.constData());
    }
    return passed ? QByteArray() : "it failed: " + printed;
}

// Used at the beginning of a test function that measures memory.
#define STOREDESK_MEASURED_HERE()                                                                  \
    do {                                                                                           \
        if (!support::isMeasurable()) {                                                            \
            const auto printed = support::measuredElsewhere(__FILE__);                             \
            QVERIFY2(printed.isEmpty(), printed.constData());                                      \
            return;                                                                                \
        }                                                                                          \
    } while (false)

// Returns a value from /proc/self/status in bytes.
inline qint64 memoryLine(const char *name)
{
    QFile file(QStringLiteral("/proc/self/status"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    for (const auto &line : file.readAll().split('\n')) {
        if (line.startsWith(name))
            return line.mid(qsizetype(qstrlen(name))).trimmed().split(' ').first().toLongLong()
                * 1024;
    }
    return 0;
}

inline qint64 memory()
{
    return memoryLine("RssAnon:");
}

// Returns the highest resident size since forgetPeakMemory().
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
