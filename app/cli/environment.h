// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/connection.h"

namespace storedesk::cli {

// The key that a script put into the environment; empty when there is none. It is wiped from there,
// whatever the command is, so that no other program can read it from the process's environment
// later. To be called before anything else.
[[nodiscard]] QByteArray takeKey();

// The service address of the environment, joined with the key.
[[nodiscard]] base::Result<api::Connection> connectionFromEnvironment(const QByteArray &key);

} // namespace storedesk::cli
