// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/example.h"

namespace storedesk::practice {

class Store;

// Returns a few contacts, products and purchases of the store. Customers and available products are
// first.
[[nodiscard]] catalogue::Examples examplesOf(Store &store);

} // namespace storedesk::practice
