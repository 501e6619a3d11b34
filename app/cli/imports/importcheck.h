// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/imports/importquestion.h"

namespace storedesk::cli {

// Reads, matches, repairs and checks the file, and waits for completion. The exit code of a problem
// distinguishes wrong arguments from a file that cannot be sent.
[[nodiscard]] base::Result<std::unique_ptr<imports::ImportDraft>>
checkedDraft(const ImportQuestion &question, const base::Clock &clock,
             const QString &temporaryFolder, int *exitCode = nullptr);
// Returns how many values the import would erase according to a table of existing contacts, and
// waits for completion. Empty if unknown.
[[nodiscard]] std::optional<qint64> blankedBy(const imports::ImportDraft &draft,
                                              const QString &known, const base::Clock &clock);
// Prints the result of the check for scripts or users: faults with their lines, and blank cells
// that would erase values of existing records.
void reportCheck(const imports::ImportDraft &draft, bool asJson);
// Prints only the faults with their lines.
void printFaults(const imports::ImportDraft &draft, bool asJson);

} // namespace storedesk::cli
