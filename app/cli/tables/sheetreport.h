// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/tables/sheettable.h"

namespace storedesk::cli {

// The detected format of a file, as a table for scripts.
struct SheetReport
{
    // Names and values.
    QList<QByteArrayList> rows = {};
    // Whether there is no ragged row and no fault.
    bool sound = true;
};
[[nodiscard]] base::Result<SheetReport> reportOf(const SheetTable &sheet, base::Progress &progress);

} // namespace storedesk::cli
