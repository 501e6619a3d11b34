// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importquestion.h"

namespace storedesk::cli {

// Reads, matches, repairs and checks the file; waits for it. Null: why was told already.
[[nodiscard]] std::unique_ptr<imports::ImportDraft> checkedDraft(const ImportQuestion &question,
                                                                 const base::Clock &clock,
                                                                 const QString &temporaryFolder);
// How many values it would erase, as a table of the contacts that exist tells; waits for it.
// Nothing: nobody knows.
[[nodiscard]] std::optional<qint64> blankedBy(const imports::ImportDraft &draft,
                                              const QString &known, const base::Clock &clock);
// How its rows stand the check, for a script or a person.
void tellCheck(const imports::ImportDraft &draft, bool asJson);

} // namespace storedesk::cli
