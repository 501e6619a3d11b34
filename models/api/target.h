// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/connection.h"
#include "api/request.h"

namespace storedesk::api {

// The whole address that a request goes to, or why it cannot be sent: a value that does not fit
// into a path, or a further page of another origin.
[[nodiscard]] base::Result<QUrl> addressOf(const Connection &connection, const Request &request);

// The same as the transport takes it: encoded path and query behind the address of the service; the
// whole address for a further page that lies elsewhere under the same origin.
[[nodiscard]] base::Result<QByteArray> targetOf(const Connection &connection,
                                                const Request &request);

// Scheme, host and port: the key goes nowhere else.
[[nodiscard]] bool isSameOrigin(const QUrl &one, const QUrl &other);

} // namespace storedesk::api
