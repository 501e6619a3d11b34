// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importquestion.h"

namespace storedesk::cli {

// Reads, matches, repairs and checks the file; waits for it. Null: the reason was reported, and the
// exit code says whether the question was wrong or the file cannot be sent.
[[nodiscard]] std::unique_ptr<imports::ImportDraft> checkedDraft(const ImportQuestion &question,
                                                                 const base::Clock &clock,
                                                                 const QString &temporaryFolder,
                                                                 int &exitCode);
// How many values it would erase, as a table of the contacts that exist tells; waits for it.
// Nothing: nobody knows.
[[nodiscard]] std::optional<qint64> blankedBy(const imports::ImportDraft &draft,
                                              const QString &known, const base::Clock &clock);
// Prints the result of the check for a script or a person: faults with their lines, and blank cells
// that would erase values of existing records.
void tellCheck(const imports::ImportDraft &draft, bool asJson);

} // namespace storedesk::cli
