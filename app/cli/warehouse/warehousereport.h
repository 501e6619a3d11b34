// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "warehouse/warehouseverifier.h"

namespace storedesk::cli {

[[nodiscard]] int exitCodeOf(warehouse::WarehouseFaultKind kind);
// Prints the fault and returns the exit code.
[[nodiscard]] int reportFault(const warehouse::WarehouseFault &fault, bool asJson);

void reportLoad(const warehouse::SyncStep &step, const warehouse::MergeCounts &counts, bool asJson);
void reportStatus(const warehouse::WarehouseStatus &status, bool asJson);
// Returns the exit code.
[[nodiscard]] int reportVerification(const warehouse::Verification &verification, bool asJson);

} // namespace storedesk::cli
