// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/operation.h"

namespace storedesk::catalogue {

// What somebody does with the operation, in a person's words: "Update contact". Its title is what
// the service's documentation calls it.
[[nodiscard]] QString actionOf(const Operation &operation);

} // namespace storedesk::catalogue
