// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/tableopener.h"

namespace storedesk::table {

// Opens a plain file as a table with the detected or given encoding and dialect.
[[nodiscard]] base::Result<OpenedTable> readyTable(std::shared_ptr<const TableFile> file,
                                                   const OpenOptions &options, Progress &progress);

} // namespace storedesk::table
