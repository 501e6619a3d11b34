// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "http/connection.h"

namespace storedesk::cli {

// Returns the key from the environment; empty if there is none. Wipes it there for every command,
// so that other programs cannot read it from the process's environment. Must be called before
// anything else.
[[nodiscard]] QByteArray takeKey();

// Combines the service address of the environment with the key.
[[nodiscard]] base::Result<http::Connection> connectionFromEnvironment(const QByteArray &key);

} // namespace storedesk::cli
