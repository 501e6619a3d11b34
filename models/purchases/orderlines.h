// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/bulktable.h"

#include <vector>

namespace storedesk::purchases {

// A line in the file with its original cells.
struct OrderLine
{
    // Counted from 1. The physical line in a text file, or the row in a spreadsheet.
    qint64 number = 0;
    QStringList cells = {};
    // The reason the cells are unreliable. Empty if they are reliable.
    QString fault = {};
};

// Returns all lines except the header and blank ones. Must not be called in the main thread.
[[nodiscard]] base::Result<std::vector<OrderLine>> linesOf(const jobs::BulkTable &table,
                                                           base::Progress &progress);

} // namespace storedesk::purchases
