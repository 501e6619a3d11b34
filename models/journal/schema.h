// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/database.h"

namespace storedesk::journal {

// The migrations that create the tables. Internal to this library.
[[nodiscard]] std::span<const base::Migration> schema();

} // namespace storedesk::journal
