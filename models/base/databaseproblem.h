// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

struct sqlite3;

namespace storedesk::base {

// The words for what SQLite last said on this connection.
[[nodiscard]] Problem databaseProblem(sqlite3 *handle);
[[nodiscard]] Problem databaseProblem(int code, const QString &detail);
// The file itself is broken, as opposed to the disk, the rights or the statement.
[[nodiscard]] bool meansDamage(int code);
[[nodiscard]] bool isDamage(const Problem &problem);

} // namespace storedesk::base
