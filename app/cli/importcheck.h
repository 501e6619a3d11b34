// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importquestion.h"

namespace storedesk::cli {

// Reads, matches, repairs and checks the file; waits for it. Null: why was told already.
[[nodiscard]] std::unique_ptr<imports::ImportDraft> checkedDraft(const ImportQuestion &question,
                                                                 const base::Clock &clock,
                                                                 const QString &temporaryFolder);
// How its rows stand the check, for a script or a person.
void tellCheck(const imports::ImportDraft &draft, bool asJson);

} // namespace storedesk::cli
