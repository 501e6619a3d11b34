// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

namespace storedesk::cli {

// What the keychain holds by this name; empty: nothing.
struct KeptSecret
{
    base::Result<QByteArray> key;
    base::Problem noKeychain = {}; // why there is none; empty: there is one
};

// Waits for the keychain, which may ask for its password.
[[nodiscard]] KeptSecret readSecret(const QString &name);

} // namespace storedesk::cli
