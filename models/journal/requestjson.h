// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "http/request.h"

namespace storedesk::journal {

// Serialises a request for the journal: operation name, path values, query and body. Not for
// imports, because their body is a file.
[[nodiscard]] QByteArray bytesOf(const http::Request &request);
// Returns nothing if this version cannot parse the request.
[[nodiscard]] std::optional<http::Request> requestFrom(const QByteArray &bytes);

} // namespace storedesk::journal
