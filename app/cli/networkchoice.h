// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

namespace storedesk::cli {

// Reaches the network as it was chosen in the preferences of the window: proxy, its login out of
// the keychain, certificates of a company. Without such a choice, as the system does.
[[nodiscard]] base::Result<void> useNetworkOfWindow(const QString &dataFolder);

} // namespace storedesk::cli
