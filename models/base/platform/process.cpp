// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "process.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#if defined(Q_OS_UNIX) && !defined(STOREDESK_PLAIN_PLATFORM)
#define STOREDESK_POSIX
#endif

#ifdef STOREDESK_POSIX
#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <ctime>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>
#endif
#if defined(Q_OS_LINUX) && defined(STOREDESK_POSIX)
#include <sys/prctl.h>
#endif

namespace storedesk::base {

using namespace Qt::StringLiterals;

#ifdef STOREDESK_POSIX

void keepNewFilesPrivate()
{
    umask(0077);
}

void forbidMemoryDumps()
{
    const rlimit none{.rlim_cur = 0, .rlim_max = 0};
    setrlimit(RLIMIT_CORE, &none);
#ifdef Q_OS_LINUX
    // RLIMIT_CORE does not apply to dumps that the kernel pipes to a program.
    prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
#endif
}

void lowerThreadPriority()
{
#ifdef Q_OS_LINUX
    // On Linux this id selects the thread and not the process.
    setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), 5);
#endif
}

std::chrono::nanoseconds uptimeWithSleep()
{
    timespec time{};
#ifdef Q_OS_LINUX
    clock_gettime(CLOCK_BOOTTIME, &time);
#else
    clock_gettime(CLOCK_MONOTONIC, &time);
#endif
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

QString programName()
{
#ifdef Q_OS_LINUX
    return QFileInfo(QFile::symLinkTarget(u"/proc/self/exe"_s)).fileName();
#else
    return QCoreApplication::applicationName();
#endif
}

// Where the signal handler writes, which may call only few functions.
static std::atomic<int> terminationPipe = -1;

static void noteTermination(int /*signal*/)
{
    const int before = errno;
    const char byte = 0;
    [[maybe_unused]] const auto written = ::write(terminationPipe, &byte, 1);
    errno = before;
}

int catchTermination()
{
    std::array<int, 2> ends{};
    if (::pipe(ends.data()) != 0)
        return -1;
    for (const int end : ends) {
        ::fcntl(end, F_SETFD, FD_CLOEXEC);
        ::fcntl(end, F_SETFL, O_NONBLOCK);
    }
    terminationPipe = ends[1];
    for (const int number : {SIGTERM, SIGHUP, SIGINT}) {
        struct sigaction action = {};
        // Some programs start others so that they ignore a signal.
        if (::sigaction(number, nullptr, &action) != 0 || action.sa_handler == SIG_IGN)
            continue;
        action = {};
        action.sa_handler = noteTermination;
        action.sa_flags = static_cast<int>(SA_RESTART | SA_RESETHAND);
        ::sigaction(number, &action, nullptr);
    }
    return ends[0];
}

bool isPlainPlatform()
{
    return false;
}

#else

void keepNewFilesPrivate() { }
void forbidMemoryDumps() { }
void lowerThreadPriority() { }

std::chrono::nanoseconds uptimeWithSleep()
{
    return std::chrono::steady_clock::now().time_since_epoch();
}

QString programName()
{
    return QCoreApplication::applicationName();
}

int catchTermination()
{
    return -1;
}

bool isPlainPlatform()
{
    return true;
}

#endif

} // namespace storedesk::base
