// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/checker.h"
#include "practice/core/exchange.h"

#include <QJsonObject>

#include <vector>

namespace storedesk::practice {

class Store;

// Returns the faults of a form for an import: the catalogue's rules, conflicting options, and the
// existence of coupon sets.
[[nodiscard]] std::vector<catalogue::Fault>
importFaultsOf(Store &store, const catalogue::Checker &checker, const Request &request);
// Returns the options of a valid form, as contained in responses.
[[nodiscard]] QJsonObject importOptionsOf(const Request &request);

} // namespace storedesk::practice
