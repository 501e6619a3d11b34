// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/progress.h"
#include "csv/blockfile.h"

namespace storedesk::tablefile {

// Tables written by another process. They can be read only once, so they are stored in a private
// temporary file. Cancelling stops waiting for more data.

// Reads standard input. A redirected file is read directly.
[[nodiscard]] base::Result<std::shared_ptr<const csv::BlockFile>>
readStandardInput(const QString &temporaryFolder, base::Progress &progress);

[[nodiscard]] bool isPipe(const QString &path);
[[nodiscard]] base::Result<std::shared_ptr<const csv::BlockFile>>
readPipe(const QString &path, const QString &temporaryFolder, base::Progress &progress);

} // namespace storedesk::tablefile
