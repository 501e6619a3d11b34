// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "accounts/profile.h"
#include "api/connection.h"
#include "api/networksettings.h"

namespace storedesk::settings {
class Settings;
}

namespace storedesk::desk {

// Returns the protection level that the user chose for new accounts.
[[nodiscard]] accounts::GuardLevel usualGuard(const settings::Settings &settings);
// Combines the profile and its key to a connection for the client.
[[nodiscard]] api::Connection connectionOf(const accounts::Profile &profile, const QByteArray &key);
// Returns the proxy chosen by the user. The password is not part of the settings.
[[nodiscard]] api::ProxyChoice proxyOf(const settings::Settings &settings, const QString &password);

} // namespace storedesk::desk
