// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/request.h"

namespace storedesk::jobs {

// A request as the journal keeps it: the operation's name, the values of the path, query and body.
// Imports have no such form: their body is a file.
[[nodiscard]] QByteArray bytesOf(const api::Request &request);
// Empty for what this version does not understand.
[[nodiscard]] std::optional<api::Request> requestFrom(const QByteArray &bytes);

} // namespace storedesk::jobs
