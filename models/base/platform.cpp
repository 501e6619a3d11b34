// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform.h"

#include <QtGlobal>

#ifdef Q_OS_UNIX
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>
#endif
#ifdef Q_OS_LINUX
#include <sys/prctl.h>
#endif

namespace storedesk::base {

void keepNewFilesPrivate()
{
#ifdef Q_OS_UNIX
    umask(0077);
#endif
}

void forbidMemoryDumps()
{
#ifdef Q_OS_UNIX
    const rlimit none{.rlim_cur = 0, .rlim_max = 0};
    setrlimit(RLIMIT_CORE, &none);
#endif
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

} // namespace storedesk::base
