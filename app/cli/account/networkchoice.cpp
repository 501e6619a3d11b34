// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/account/networkchoice.h"

#include "app/cli/account/keychain.h"

#include "account/connectionof.h"
#include "base/privatefolder.h"
#include "http/networksettings.h"
#include "settings/settings.h"

#include <QDir>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using settings::Setting;

base::Result<void> useNetworkOfWindow(const QString &dataFolder)
{
    const auto folder = base::placesOf(dataFolder).settings;
    const settings::Settings chosen(QDir(folder).filePath(u"window.ini"_s));
    if (!chosen.isUsual(Setting::Proxy) || !chosen.isUsual(Setting::ProxyUser)) {
        QString password;
        if (!chosen.isUsual(Setting::ProxyUser)) {
            const auto kept = readSecret(settings::proxySecret());
            if (!kept.key)
                return tl::unexpected(kept.key.error());
            password = QString::fromUtf8(*kept.key);
        }
        http::useProxy(account::proxyOf(chosen, password));
    }
    if (chosen.isUsual(Setting::Certificates))
        return {};
    return http::trustAlso(chosen.text(Setting::Certificates)).map([](int) { });
}

} // namespace storedesk::cli
