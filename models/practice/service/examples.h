// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/example.h"

namespace storedesk::practice {

class Store;

// A few contacts, products and purchases that are in the store. Customers and what can be bought
// come first.
[[nodiscard]] catalogue::Examples examplesOf(Store &store);

} // namespace storedesk::practice
