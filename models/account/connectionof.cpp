// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "connectionof.h"

#include "settings/settings.h"
#include "settings/settingvalues.h"

namespace storedesk::account {

static http::Protection guardOf(profiles::ProtectionLevel level)
{
    switch (level) {
    case profiles::ProtectionLevel::ReadOnly:
        return http::Protection::ReadOnly;
    case profiles::ProtectionLevel::Confirm:
        return http::Protection::Confirm;
    case profiles::ProtectionLevel::Free:
        return http::Protection::Free;
    }
    // An unknown level must not allow writes.
    return http::Protection::ReadOnly;
}

profiles::ProtectionLevel usualGuard(const settings::Settings &settings)
{
    const auto chosen = settings.text(settings::Setting::Protection);
    return chosen == QLatin1StringView(settings::value::free) ? profiles::ProtectionLevel::Free
        : chosen == QLatin1StringView(settings::value::readOnly)
        ? profiles::ProtectionLevel::ReadOnly
        : profiles::ProtectionLevel::Confirm;
}

http::ProxyChoice proxyOf(const settings::Settings &settings, const QString &password)
{
    using settings::Setting;
    const auto mode = settings.text(Setting::Proxy);
    const auto address = settings::proxyAddressOf(settings.text(Setting::ProxyAddress));
    http::ProxyChoice choice{.host = address.host,
                             .port = address.port,
                             .user = settings.text(Setting::ProxyUser),
                             .password = password};
    if (mode == QLatin1StringView(settings::value::noProxy))
        choice.mode = http::ProxyChoice::Mode::None;
    else if (mode == QLatin1StringView(settings::value::manualProxy) && address.port > 0)
        choice.mode = http::ProxyChoice::Mode::Manual;
    return choice;
}

http::Connection connectionOf(const profiles::Profile &profile, const QByteArray &key)
{
    return {.baseUrl = profile.address,
            .key = key,
            .headerName = profile.headerName,
            .scheme = profile.scheme,
            .requestsPerMinute = profile.requestsPerMinute,
            .guard = guardOf(profile.guard)};
}

} // namespace storedesk::account
