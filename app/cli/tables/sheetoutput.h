// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/tables/sheettable.h"

namespace storedesk::cli {

// Writes the selected rows in the requested format. Returns the number of rows with invalid UTF-8
// that could not be written unchanged. CSV preserves them, but JSON and text cannot.
[[nodiscard]] base::Result<qint64>
writeSheet(const SheetTable &sheet, const csv::Selection &selection, const SheetQuestion &question,
           QIODevice &device, const QString &temporaryFolder, base::Progress &progress);

} // namespace storedesk::cli
