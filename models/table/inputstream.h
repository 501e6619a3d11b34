// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/progress.h"
#include "table/tablefile.h"

namespace storedesk::table {

// Tables written by another process. They can be read only once, so they are stored in a private
// temporary file. Cancelling stops waiting for more data.

// Reads standard input. A redirected file is read directly.
[[nodiscard]] base::Result<std::shared_ptr<const TableFile>>
readStandardInput(const QString &temporaryFolder, Progress &progress);

[[nodiscard]] bool isPipe(const QString &path);
[[nodiscard]] base::Result<std::shared_ptr<const TableFile>>
readPipe(const QString &path, const QString &temporaryFolder, Progress &progress);

} // namespace storedesk::table
