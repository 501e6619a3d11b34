// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/operation.h"

namespace storedesk::catalogue {

// Returns the user's term for what an operation does, for example "Update contact". The operation's
// title, by contrast, is taken from the service's documentation.
[[nodiscard]] QString actionOf(const Operation &operation);

} // namespace storedesk::catalogue
