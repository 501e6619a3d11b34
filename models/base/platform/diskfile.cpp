// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "diskfile.h"

#include "base/platform/platformchoice.h"

#ifdef STOREDESK_NATIVE
#include <cerrno>

#include <sys/file.h>
#include <unistd.h>
#endif

namespace storedesk::base {

#ifdef STOREDESK_NATIVE

bool synchronise(int descriptor)
{
    int done = -1;
    do
        done = ::fsync(descriptor);
    while (done != 0 && errno == EINTR);
    return done == 0 || errno == EINVAL || errno == ENOTSUP || errno == ENOSYS;
}

bool lockWhileOpen(int descriptor)
{
    return ::flock(descriptor, LOCK_EX | LOCK_NB) == 0;
}

#else

bool synchronise(int /*descriptor*/)
{
    return true;
}

bool lockWhileOpen(int /*descriptor*/)
{
    return true;
}

#endif

} // namespace storedesk::base
