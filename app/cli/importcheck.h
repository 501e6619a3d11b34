// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importquestion.h"

namespace storedesk::cli {

// Reads, matches, repairs and checks the file; waits for it. The exit code of a problem says
// whether the question was wrong or the file cannot be sent.
[[nodiscard]] base::Result<std::unique_ptr<imports::ImportDraft>>
checkedDraft(const ImportQuestion &question, const base::Clock &clock,
             const QString &temporaryFolder, int *exitCode = nullptr);
// How many values it would erase, as a table of the contacts that exist tells; waits for it.
// Nothing: nobody knows.
[[nodiscard]] std::optional<qint64> blankedBy(const imports::ImportDraft &draft,
                                              const QString &known, const base::Clock &clock);
// Prints the result of the check for a script or a person: faults with their lines, and blank cells
// that would erase values of existing records.
void tellCheck(const imports::ImportDraft &draft, bool asJson);
// Only the faults with their lines.
void tellFaults(const imports::ImportDraft &draft, bool asJson);

} // namespace storedesk::cli
