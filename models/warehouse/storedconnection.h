// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "warehouse/connectionsettings.h"

namespace storedesk::warehouse {

// Returns the connection that was last used for an account, which is stored in a private file in
// the account's folder, without the password. Empty parameters if there is none. Thread-safe.
[[nodiscard]] base::Result<ConnectionSettings> storedConnection(const QString &accountFolder);
[[nodiscard]] base::Result<void> storeConnection(const QString &accountFolder,
                                                 const ConnectionSettings &settings);

} // namespace storedesk::warehouse
