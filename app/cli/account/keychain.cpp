// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/account/keychain.h"

#include "base/clock.h"
#include "profiles/bestsecrets.h"

#include <QEventLoop>

namespace storedesk::cli {

KeptSecret readSecret(const QString &name)
{
    base::SystemClock clock;
    profiles::BestSecrets secrets(clock);
    KeptSecret kept;
    QEventLoop waiting;
    secrets.read(name, &waiting, [&](const base::Result<QByteArray> &read) {
        kept.key = read;
        waiting.quit();
    });
    waiting.exec();
    kept.noKeychain = secrets.problem();
    return kept;
}

} // namespace storedesk::cli
