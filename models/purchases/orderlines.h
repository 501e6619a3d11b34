// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/bulktable.h"

#include <vector>

namespace storedesk::purchases {

// A line of the file as it stands there.
struct OrderLine
{
    // From 1: the physical line of a text file, the row of a spreadsheet.
    qint64 number = 0;
    QStringList cells = {};
    // Why its cells cannot be trusted; empty: they can.
    QString fault = {};
};

// All lines but the header and blank ones. Not for the window's thread.
[[nodiscard]] base::Result<std::vector<OrderLine>> linesOf(const jobs::BulkTable &table,
                                                           table::Progress &progress);

} // namespace storedesk::purchases
