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

// The protection that somebody wants new accounts to begin with.
[[nodiscard]] accounts::GuardLevel usualGuard(const settings::Settings &settings);
// The profile and its key, as the client takes them.
[[nodiscard]] api::Connection connectionOf(const accounts::Profile &profile, const QByteArray &key);
// How the network is reached as somebody chose it. The password is in no settings.
[[nodiscard]] api::ProxyChoice proxyOf(const settings::Settings &settings, const QString &password);

} // namespace storedesk::desk
