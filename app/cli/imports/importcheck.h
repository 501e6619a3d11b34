// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/imports/importquestion.h"

namespace storedesk::api {
class Session;
}

namespace storedesk::cli {

// Loads the account data that the check needs, as the desktop program does.
[[nodiscard]] base::Result<void> readAccountFields(ImportQuestion &question, api::Session &session);
// Reads, matches, repairs and checks the file, and waits for completion. A problem's exit code
// distinguishes wrong arguments from a file that cannot be sent.
[[nodiscard]] base::Result<std::unique_ptr<imports::ImportDraft>>
checkedDraft(const ImportQuestion &question, const base::Clock &clock,
             const QString &temporaryFolder, int *exitCode = nullptr);
// Prints the result of the check for scripts or users, with the lines of faults, and blank cells
// that would erase values in existing records.
void reportCheck(const imports::ImportDraft &draft, bool asJson);
// Prints only the faults with their lines.
void printFaults(const imports::ImportDraft &draft, bool asJson);

} // namespace storedesk::cli
