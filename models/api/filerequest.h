// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QNetworkRequest>

namespace storedesk::api {

// A request for a file. Nothing in it says who we are: the address alone opens the file.
[[nodiscard]] QNetworkRequest fileRequestFor(const QUrl &address);

} // namespace storedesk::api
