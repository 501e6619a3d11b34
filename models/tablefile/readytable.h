// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tablefile/tableopener.h"

namespace storedesk::tablefile {

// Opens a plain file as a table with the detected or given encoding and dialect.
[[nodiscard]] base::Result<OpenedTable> readyTable(std::shared_ptr<const csv::BlockFile> file,
                                                   const OpenOptions &options,
                                                   base::Progress &progress);

} // namespace storedesk::tablefile
