// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "http/connection.h"
#include "http/request.h"

namespace storedesk::http {

// Returns the complete URL of a request, or why it cannot be sent: a value that is invalid in a
// path, or a further page with another origin.
[[nodiscard]] base::Result<QUrl> addressOf(const Connection &connection, const Request &request);

// Returns the target for the transport: encoded path and query relative to the service's address,
// or the complete URL of a further page elsewhere under the same origin.
[[nodiscard]] base::Result<QByteArray> targetOf(const Connection &connection,
                                                const Request &request);

// Compares scheme, host and port, because the key must not be sent to another origin.
[[nodiscard]] bool isSameOrigin(const QUrl &one, const QUrl &other);

} // namespace storedesk::http
