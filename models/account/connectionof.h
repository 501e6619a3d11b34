// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "http/connection.h"
#include "http/networksettings.h"
#include "profiles/profile.h"

namespace storedesk::settings {
class Settings;
}

namespace storedesk::account {

// Returns the protection level that the user chose for new accounts.
[[nodiscard]] profiles::ProtectionLevel usualGuard(const settings::Settings &settings);
// Combines the profile and its key into a connection for the client.
[[nodiscard]] http::Connection connectionOf(const profiles::Profile &profile,
                                            const QByteArray &key);
// Returns the proxy chosen by the user. The password is not part of the settings.
[[nodiscard]] http::ProxyChoice proxyOf(const settings::Settings &settings,
                                        const QString &password);

} // namespace storedesk::account
