// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/platform/pathlock.h"

// The functions of pathlock.h with calls of Linux.
namespace storedesk::base::native {

[[nodiscard]] LockAttempt tryToLock(const QString &path, PathLock::Kind kind);
[[nodiscard]] bool isFileLocked(const QString &path);

} // namespace storedesk::base::native
