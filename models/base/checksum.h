// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

struct sqlite3;

namespace storedesk::base {

// Adds the SQL function checksum(…), which returns a 64-bit number for the types and values of its
// arguments. A single changed byte always changes the number. It detects damage, not intent.
// Returns SQLite's code.
[[nodiscard]] int addChecksumFunction(sqlite3 *handle);

} // namespace storedesk::base
