// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

namespace storedesk::storage {
class DeletedContactKeys;
}

namespace storedesk::privacy {

// Removes these contacts' rows from every table in the folder and returns the number of changed
// tables. Each table is rewritten completely or left unchanged. Stored columns are removed and will
// be built again from the rewritten tables. Thread-safe.
[[nodiscard]] base::Result<qint64> eraseFromTables(const QString &folder,
                                                   const storage::DeletedContactKeys &contacts);

} // namespace storedesk::privacy
