// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/progress.h"
#include "table/tablefile.h"

namespace storedesk::table {

// A table that another program writes to us. It can be read only once, so it is kept in a private
// temporary file. Cancelling ends the waiting for more.

// Standard input; a file that is redirected there is read in its place.
[[nodiscard]] base::Result<std::shared_ptr<const TableFile>>
readStandardInput(const QString &temporaryFolder, Progress &progress);

[[nodiscard]] bool isPipe(const QString &path);
[[nodiscard]] base::Result<std::shared_ptr<const TableFile>>
readPipe(const QString &path, const QString &temporaryFolder, Progress &progress);

} // namespace storedesk::table
