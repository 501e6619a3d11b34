// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QNetworkRequest>

namespace storedesk::http {

// Returns the base of all our requests: no redirects, no cookies or stored passwords, no
// compression and no unverified certificates. It contains no credentials. File downloads use this
// base alone, because their address is all they need for access.
[[nodiscard]] QNetworkRequest guardedRequestFor(const QUrl &address);
// Applies the certificates that the program trusts now.
void guardConnection(QNetworkRequest &request);

} // namespace storedesk::http
