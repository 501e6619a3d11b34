// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/database.h"

namespace storedesk::journal {

// The steps that make the tables. Private to this room.
[[nodiscard]] std::span<const base::Migration> schema();

} // namespace storedesk::journal
