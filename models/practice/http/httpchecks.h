// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/http/httpbody.h"
#include "practice/http/httpconnection.h"
#include "practice/http/httpcontext.h"
#include "practice/http/httptarget.h"

namespace storedesk::practice {

// Refuses a head with a foreign host name, an ambiguous request length, or excessive size: 400,
// 403, 414, 431.
[[nodiscard]] std::optional<PracticeResponse>
headProblem(const HttpConnection &connection, const HttpTarget &target, QByteArrayView version);

// Runs the checks that need no body, in order: path 404, method 405, key 401, scope 403, rate 429,
// type 415. A request with a valid key is counted here.
[[nodiscard]] std::optional<PracticeResponse>
refusalOf(HttpContext &context, const HttpTarget &target, const HttpConnection &connection);

// Returns the maximum body size; larger bodies get 413.
[[nodiscard]] qint64 bodyLimit(const ServiceOptions &options, const HttpTarget &target);
[[nodiscard]] std::unique_ptr<PracticeBody>
bodyFor(const HttpContext &context, const HttpTarget &target, const HttpConnection &connection);

} // namespace storedesk::practice
