// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

struct sqlite3;

namespace storedesk::base {

// Returns the text of the latest SQLite error on this connection.
[[nodiscard]] Problem databaseProblem(sqlite3 *handle);
[[nodiscard]] Problem databaseProblem(int code, const QString &detail);
// Returns whether the file itself is damaged, as opposed to a disk error, missing permissions or a
// faulty statement.
[[nodiscard]] bool meansDamage(int code);
[[nodiscard]] bool isDamage(const Problem &problem);

} // namespace storedesk::base
