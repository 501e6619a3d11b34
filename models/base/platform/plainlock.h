// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/platform/pathlock.h"

// The functions of pathlock.h with C++ and Qt only.
namespace storedesk::base::plain {

[[nodiscard]] LockAttempt tryToLock(const QString &path, PathLock::Kind kind);
[[nodiscard]] bool isFileLocked(const QString &path);

} // namespace storedesk::base::plain
