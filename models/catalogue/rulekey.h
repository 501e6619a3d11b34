// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace storedesk::catalogue {

// Returns the key of the rule for a JSON Pointer: /products/0/price becomes products[].price.
[[nodiscard]] QString ruleKeyAt(const QString &pointer);

} // namespace storedesk::catalogue
