// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "catalogue/operation.h"

#include <QJsonValue>

namespace storedesk::api {
class Session;
}

namespace storedesk::cli {

// What the account itself defined and a body has to follow: its contact fields, or the event type.
// Null where the catalogue says it all. Waits for the service.
[[nodiscard]] base::Result<QJsonValue> definitionsFor(const catalogue::Operation &operation,
                                                      const QStringList &within,
                                                      api::Session &session);

// Domains of the store, which product pages must be in. Waits for the service.
[[nodiscard]] base::Result<QStringList> storeDomains(api::Session &session);

} // namespace storedesk::cli
