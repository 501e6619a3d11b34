// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QUrl>

namespace storedesk::api {

// How much of an account the console may touch. ReadOnly refuses every write inside the client;
// Confirm is a promise of the windows and lets writes through here.
enum class Guard : quint8 { ReadOnly, Confirm, Free };

// Where a service answers and how it knows us. A plain value; nothing in it is kept anywhere by
// this room.
struct Connection
{
    QUrl baseUrl;
    QByteArray key;
    QByteArray headerName = "Authorization";
    QByteArray scheme = "apiKey";
    int requestsPerMinute = 100; // 0 is no pace
    Guard guard = Guard::Free;
    int inFlight = 4; // requests under way at once, 1 to 8

    bool operator==(const Connection &) const = default;
};

// The connection with its address and key cleaned of what slips in when they are pasted, or why it
// cannot be used: https only, except to this computer; no user name, no query, no fragment.
[[nodiscard]] base::Result<Connection> checkedConnection(Connection connection);

// Whether the address names this computer and nothing else.
[[nodiscard]] bool isLoopback(const QUrl &url);

} // namespace storedesk::api
