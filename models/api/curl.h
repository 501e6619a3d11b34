// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/connection.h"
#include "api/request.h"

namespace storedesk::api {

// The request as a command for a shell, with $STOREDESK_API_KEY where the key belongs: what is
// copied never holds the key. Says nothing when the request has no address.
[[nodiscard]] QString curlOf(const Request &request, const Connection &connection);

} // namespace storedesk::api
