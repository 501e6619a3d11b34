// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/progress.h"
#include "base/result.h"

#include <QString>

namespace storedesk::sheet {

// Saves a table file as a spreadsheet with real numbers and dates. Returns the number of rows. May
// be called in any thread.
[[nodiscard]] base::Result<qint64> copyAsXlsx(const QString &path, const QString &target,
                                              const QString &temporaryFolder,
                                              base::Progress &progress);

} // namespace storedesk::sheet
