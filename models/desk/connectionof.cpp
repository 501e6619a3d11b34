// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "connectionof.h"

#include "settings/settings.h"
#include "settings/settingvalues.h"

namespace storedesk::desk {

static api::Guard guardOf(accounts::GuardLevel level)
{
    switch (level) {
    case accounts::GuardLevel::ReadOnly:
        return api::Guard::ReadOnly;
    case accounts::GuardLevel::Confirm:
        return api::Guard::Confirm;
    case accounts::GuardLevel::Free:
        return api::Guard::Free;
    }
    // An unknown level must not allow writes.
    return api::Guard::ReadOnly;
}

accounts::GuardLevel usualGuard(const settings::Settings &settings)
{
    const auto chosen = settings.text(settings::Setting::Protection);
    return chosen == QLatin1StringView(settings::value::free)    ? accounts::GuardLevel::Free
        : chosen == QLatin1StringView(settings::value::readOnly) ? accounts::GuardLevel::ReadOnly
                                                                 : accounts::GuardLevel::Confirm;
}

api::ProxyChoice proxyOf(const settings::Settings &settings, const QString &password)
{
    using settings::Setting;
    const auto mode = settings.text(Setting::Proxy);
    const auto address = settings::proxyAddressOf(settings.text(Setting::ProxyAddress));
    api::ProxyChoice choice{.host = address.host,
                            .port = address.port,
                            .user = settings.text(Setting::ProxyUser),
                            .password = password};
    if (mode == QLatin1StringView(settings::value::noProxy))
        choice.mode = api::ProxyChoice::Mode::None;
    else if (mode == QLatin1StringView(settings::value::manualProxy) && address.port > 0)
        choice.mode = api::ProxyChoice::Mode::Manual;
    return choice;
}

api::Connection connectionOf(const accounts::Profile &profile, const QByteArray &key)
{
    return {.baseUrl = profile.address,
            .key = key,
            .headerName = profile.headerName,
            .scheme = profile.scheme,
            .requestsPerMinute = profile.requestsPerMinute,
            .guard = guardOf(profile.guard)};
}

} // namespace storedesk::desk
