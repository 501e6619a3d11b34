// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/connection.h"

namespace storedesk::cli {

// The service address and key that a script put into the environment. The key is wiped from there,
// so that no other program can read it from the process's environment later.
[[nodiscard]] base::Result<api::Connection> connectionFromEnvironment();

} // namespace storedesk::cli
