// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QNetworkRequest>

namespace storedesk::api {

// A request as all of ours begin: it follows no redirect, keeps and sends no cookie or password, is
// packed by nobody and trusts no certificate unseen. Nothing in it says who we are, so it is all
// that a file needs: the address alone opens it.
[[nodiscard]] QNetworkRequest guardedRequestFor(const QUrl &address);
// Trusts whom the program trusts at this moment.
void guardConnection(QNetworkRequest &request);

} // namespace storedesk::api
