// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/checker.h"

#include <vector>

namespace storedesk::practice {

class Store;

// Returns the faults of a request body for an export: the catalogue's rules, the range of at most
// 31 days, and the existence of segments and reports.
[[nodiscard]] std::vector<catalogue::FieldFault>
faultsOf(Store &store, const catalogue::Checker &checker, const QJsonObject &body);
// Checks a body for the data explorer.
[[nodiscard]] std::vector<catalogue::FieldFault>
explorerFaultsOf(Store &store, const catalogue::Checker &checker, const QJsonObject &body);

} // namespace storedesk::practice
