// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importrun/importplan.h"

namespace storedesk::storage {
class DeletedContactKeys;
}

namespace storedesk::privacy {

// The data erased from the files of an import.
struct ErasedImport
{
    // The plan without the rows that were removed from files that may still be sent.
    importrun::ImportPlan plan;
    qint64 rows = 0;
    // The number of parts that are in use.
    qint64 left = 0;
};

// Erases the rows of these contacts from all tables in the folder of an import: the files sent to
// the service, its reports about them, the rows that were held back and the previous values. A row
// of a file that the service has processed is emptied, so that its results, the report and an undo
// remain correct for the other rows. It is removed from files that may be sent again. Files in use
// are left unchanged and counted. Thread-safe.
[[nodiscard]] base::Result<ErasedImport>
eraseFromImport(const importrun::ImportPlan &plan, const std::vector<journal::JobRow> &parts,
                const QString &folder, const storage::DeletedContactKeys &contacts, bool isOpen);

} // namespace storedesk::privacy
