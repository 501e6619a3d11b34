// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/bulktable.h"

#include <vector>

namespace storedesk::purchases {

// A line of the file with its original cells.
struct OrderLine
{
    // From 1: the physical line of a text file, or the row of a spreadsheet.
    qint64 number = 0;
    QStringList cells = {};
    // The reason the cells are unreliable. Empty if they are reliable.
    QString fault = {};
};

// Returns all lines except the header and blank ones. Not for use in the main thread.
[[nodiscard]] base::Result<std::vector<OrderLine>> linesOf(const jobs::BulkTable &table,
                                                           base::Progress &progress);

} // namespace storedesk::purchases
