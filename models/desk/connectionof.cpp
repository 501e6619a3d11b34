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
    return api::Guard::ReadOnly; // a level nobody knows must not write
}

accounts::GuardLevel usualGuard(const settings::Settings &settings)
{
    const auto chosen = settings.text(settings::Setting::Protection);
    return chosen == QLatin1StringView(settings::value::free)    ? accounts::GuardLevel::Free
        : chosen == QLatin1StringView(settings::value::readOnly) ? accounts::GuardLevel::ReadOnly
                                                                 : accounts::GuardLevel::Confirm;
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
