// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheettable.h"

namespace storedesk::cli {

// How a file was read, as a table for scripts.
struct SheetReport
{
    QList<QByteArrayList> rows = {}; // what, value
    bool sound = true; // no ragged row, no fault
};
[[nodiscard]] base::Result<SheetReport> reportOf(const SheetTable &sheet,
                                                 table::Progress &progress);

} // namespace storedesk::cli
