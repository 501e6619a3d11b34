// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

namespace storedesk::cli {

// Applies the network preferences of the desktop program: proxy, its login from the keychain, and
// additional certificates. Without preferences, the system's settings apply.
[[nodiscard]] base::Result<void> useNetworkOfWindow(const QString &dataFolder);

} // namespace storedesk::cli
