// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

namespace storedesk::cli {

// A secret from the keychain; empty if there is no secret with this name.
struct KeptSecret
{
    base::Result<QByteArray> key;
    // The reason no keychain is available; empty if there is one.
    base::Problem noKeychain = {};
};

// Waits for the keychain, which may ask for its password.
[[nodiscard]] KeptSecret readSecret(const QString &name);

} // namespace storedesk::cli
