// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/account/commandaccount.h"

namespace storedesk::cli {

struct ImportUndoOptions
{
    // Whether to delete the records that the import created.
    bool deletes = false;
    // Whether to show the plan only.
    bool dryRun = false;
    bool asJson = false;
};

// Undoes an import as the window does: looks up its records, restores the previous values unless
// the record was changed since, and optionally deletes the created records. Returns an ExitCode.
[[nodiscard]] int undoImport(const CommandAccount &account, const QString &job,
                             const ImportUndoOptions &options);

} // namespace storedesk::cli
