// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QUrl>

namespace storedesk::http {

// The level of write access to an account. With ReadOnly, the client refuses every write. Confirm
// is enforced by the user interface; the client lets these writes through.
enum class Protection : quint8 { ReadOnly, Confirm, Free };

// The address of a service and the credentials for it. A plain value that is never stored by this
// library.
struct Connection
{
    QUrl baseUrl;
    QByteArray key;
    QByteArray headerName = "Authorization";
    QByteArray scheme = "apiKey";
    // 0 means no limit.
    int requestsPerMinute = 100;
    Protection guard = Protection::Free;
    // Maximum number of concurrent requests, 1 to 8.
    int inFlight = 4;

    bool operator==(const Connection &) const = default;
};

// Returns the connection after removing pasted spaces and quotes from its address and key, or the
// reason it cannot be used. Requires https except on this computer, and allows no user name, query
// or fragment.
[[nodiscard]] base::Result<Connection> checkedConnection(Connection connection);

// Returns whether the address can only refer to this computer.
[[nodiscard]] bool isLoopback(const QUrl &url);

} // namespace storedesk::http
