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
[[nodiscard]] std::vector<catalogue::FieldFault>
importFaultsOf(Store &store, const catalogue::Checker &checker, const PracticeRequest &request);
// Returns the options of a valid form, as contained in responses.
[[nodiscard]] QJsonObject importOptionsOf(const PracticeRequest &request);

} // namespace storedesk::practice
