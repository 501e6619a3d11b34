// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importrun/importplan.h"
#include "journal/jobkind.h"

namespace storedesk::importrun {

// Jobs that send files. Each row in the journal is one file.
extern const journal::JobKind importKind;

// Returns nothing if the job is not an import or its plan is unreadable.
[[nodiscard]] std::optional<ImportPlan> importPlanOf(const journal::JobOutline &outline);

} // namespace storedesk::importrun
