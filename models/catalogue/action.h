// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/operation.h"

namespace storedesk::catalogue {

// Returns the action of an operation in the words of the user, for example "Update contact". The
// title of an operation is that of the service's documentation.
[[nodiscard]] QString actionOf(const Operation &operation);

} // namespace storedesk::catalogue
