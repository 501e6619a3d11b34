// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/checker.h"
#include "practice/core/exchange.h"

#include <QJsonObject>

#include <vector>

namespace storedesk::practice {

class Store;

// What is wrong with the form that asks for an import: the catalogue's rules, options that do not
// go together, and the coupon sets that the store really has.
[[nodiscard]] std::vector<catalogue::Fault>
importFaultsOf(Store &store, const catalogue::Checker &checker, const Request &request);
// The options of a good form, as they are answered.
[[nodiscard]] QJsonObject importOptionsOf(const Request &request);

} // namespace storedesk::practice
