// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>

class QObject;

namespace storedesk::profiles {

// Returns whether a keychain is running on this desktop. If it is running but does not respond, it
// is asking the user for its password.
[[nodiscard]] bool isKeychainRunning();

// Returns whether the keychain is KDE's wallet.
[[nodiscard]] bool isWalletUsed();

// Finds out whether the keychain is locked, because QtKeychain reports a missing key if the user
// did not enter the password. Calls `answer` from the event loop, unless the context has been
// destroyed.
void askWhetherLocked(QObject *context, const std::function<void(bool locked)> &answer);

} // namespace storedesk::profiles
