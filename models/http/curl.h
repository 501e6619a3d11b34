// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "http/connection.h"
#include "http/request.h"

namespace storedesk::http {

// Returns the request as a shell command with $STOREDESK_API_KEY in place of the key, so that a
// copied command never contains the key. Empty if the request has no valid address.
[[nodiscard]] QString curlOf(const Request &request, const Connection &connection);

} // namespace storedesk::http
