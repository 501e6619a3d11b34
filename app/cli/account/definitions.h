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

// Returns the account-specific definitions that a body must follow: the contact fields or the event
// type. Null if the catalogue is sufficient. Waits for the service.
[[nodiscard]] base::Result<QJsonValue> definitionsFor(const catalogue::Operation &operation,
                                                      const QStringList &within,
                                                      api::Session &session);

// Returns the store's domains, which product pages must use. Waits for the service.
[[nodiscard]] base::Result<QStringList> storeDomains(api::Session &session);

} // namespace storedesk::cli
