// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QUrl>

namespace storedesk::http {

// The write access to an account. ReadOnly refuses every write inside the client. Confirm is
// enforced by the user interface; the client lets these writes through.
enum class Protection : quint8 { ReadOnly, Confirm, Free };

// The address of a service and the credentials for it. A plain value; this library does not store
// it.
struct Connection
{
    QUrl baseUrl;
    QByteArray key;
    QByteArray headerName = "Authorization";
    QByteArray scheme = "apiKey";
    // 0 means no limit.
    int requestsPerMinute = 100;
    Protection guard = Protection::Free;
    // Concurrent requests, 1 to 8.
    int inFlight = 4;

    bool operator==(const Connection &) const = default;
};

// Returns the connection with its address and key cleaned of pasted spaces and quotes, or the
// reason it cannot be used. Requires https except for this computer, and no user name, query or
// fragment.
[[nodiscard]] base::Result<Connection> checkedConnection(Connection connection);

// Returns whether the address names only this computer.
[[nodiscard]] bool isLoopback(const QUrl &url);

} // namespace storedesk::http
