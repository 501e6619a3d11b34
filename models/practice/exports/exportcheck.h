// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/checker.h"

#include <vector>

namespace storedesk::practice {

class Store;

// What is wrong with the body that asks for an export: the catalogue's rules, the range of at most
// 31 days, and the segments and reports that the store really has.
[[nodiscard]] std::vector<catalogue::Fault>
faultsOf(Store &store, const catalogue::Checker &checker, const QJsonObject &body);
// The same for the data explorer.
[[nodiscard]] std::vector<catalogue::Fault>
explorerFaultsOf(Store &store, const catalogue::Checker &checker, const QJsonObject &body);

} // namespace storedesk::practice
