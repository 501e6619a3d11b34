// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "diagnostics/diagnosticsource.h"

#include "settings/settings.h"

namespace storedesk::diagnostics {

using settings::Setting;

void noteSettings(const settings::Settings &settings, ReportSource &source)
{
    source.proxy = settings.text(Setting::Proxy);
    source.privateWords += {settings.text(Setting::ProxyUser), settings.text(Setting::ProxyAddress),
                            settings::proxyAddressOf(settings.text(Setting::ProxyAddress)).host};
    for (const auto &row : settings::settingRows()) {
        if (!settings.isUsual(row.setting))
            source.settings.append({row.setting, settings.text(row.setting)});
    }
}

} // namespace storedesk::diagnostics
