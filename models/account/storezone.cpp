// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "account/storezone.h"

#include "catalogue/key.h"

#include <QJsonObject>

namespace storedesk::account {

QTimeZone storeZone(const QJsonObject &store)
{
    const auto id = store[catalogue::key::timeZone].toString().toLatin1();
    // An empty id would be the zone of this computer.
    return id.isEmpty() ? QTimeZone() : QTimeZone(id);
}

QTimeZone usualZone(const QJsonObject &store)
{
    const auto zone = storeZone(store);
    return zone.isValid() ? zone : QTimeZone::systemTimeZone();
}

} // namespace storedesk::account
