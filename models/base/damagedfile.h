// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "base/result.h"

namespace storedesk::base {

// Returns a free name for a damaged file: *.damaged-<date>.
[[nodiscard]] QString damagedPathOf(const QString &path, const Clock &clock);

// Renames a damaged file, and the write-ahead log of a database with it. Returns the new name.
[[nodiscard]] Result<QString> setAside(const QString &path, const Clock &clock);

} // namespace storedesk::base
