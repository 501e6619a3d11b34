// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>

class QObject;

namespace storedesk::accounts {

// Whether a keychain runs on this desktop, whatever it says. One that runs and says nothing is
// asking somebody for its password.
[[nodiscard]] bool isKeychainRunning();

// Whether that is KDE's wallet.
[[nodiscard]] bool isWalletUsed();

// Whether it is locked: the library says of a locked one that there is no such key when somebody
// did not type the password. Answers from the event loop, unless the context is gone.
void askWhetherLocked(QObject *context, const std::function<void(bool locked)> &answer);

} // namespace storedesk::accounts
