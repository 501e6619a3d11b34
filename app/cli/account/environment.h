// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "http/connection.h"

namespace storedesk::cli {

// Returns the key from the environment, or an empty value if there is none. Also wipes the
// variable, even if the command does not use the key, so that other programs cannot read it from
// this process's environment. Must be called before anything else.
[[nodiscard]] QByteArray takeKey();

// Combines the service address from the environment with the key.
[[nodiscard]] base::Result<http::Connection> connectionFromEnvironment(const QByteArray &key);

} // namespace storedesk::cli
