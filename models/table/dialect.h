// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace storedesk::table {

// How a file separates and quotes its cells. Both are single bytes in UTF-8.
struct Dialect
{
    char delimiter = ',';
    char quote = '"'; // 0: quotes mean nothing in this file

    bool operator==(const Dialect &) const = default;
};

} // namespace storedesk::table
