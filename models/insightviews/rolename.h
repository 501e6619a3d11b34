// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insightdata/columnrole.h"

namespace storedesk::insightviews {

// The display name of a column's meaning.
[[nodiscard]] QString nameOf(const insights::RoleRow &role);

} // namespace storedesk::insightviews
