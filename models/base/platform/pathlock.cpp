// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pathlock.h"

#include "base/platform/nativelock.h"
#include "base/platform/plainlock.h"
#include "base/platform/platformchoice.h"

namespace storedesk::base {

LockAttempt tryToLock(const QString &path, PathLock::Kind kind)
{
    return chosen::tryToLock(path, kind);
}

bool isFileLocked(const QString &path)
{
    return chosen::isFileLocked(path);
}

} // namespace storedesk::base
