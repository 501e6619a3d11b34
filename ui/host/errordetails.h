// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace storedesk::http {
struct Error;
} // namespace storedesk::http

namespace storedesk::ui {

// Returns what support asks for: the response, the number of attempts and the time.
[[nodiscard]] QString errorDetails(const http::Error &error);

} // namespace storedesk::ui
