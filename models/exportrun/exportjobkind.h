// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "exportrun/exportplan.h"
#include "journal/jobkind.h"

namespace storedesk::exportrun {

// Jobs that download exports. Each row in the journal is one export. A file that differs from the
// announced total counts as refused, and a file that could not be checked counts as unknown.
extern const journal::JobKind exportKind;

// Returns nothing if the job is not an export or its plan is unreadable.
[[nodiscard]] std::optional<ExportPlan> exportPlanOf(const journal::JobOutline &outline);

} // namespace storedesk::exportrun
