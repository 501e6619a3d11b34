// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/tableopener.h"

namespace storedesk::table {

// A plain file as a table, in its own letters and dialect or in those that are wished.
[[nodiscard]] base::Result<OpenedTable> readyTable(std::shared_ptr<const TableFile> file,
                                                   const OpenOptions &options, Progress &progress);

} // namespace storedesk::table
