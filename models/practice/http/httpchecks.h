// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/http/httpbody.h"
#include "practice/http/httpconnection.h"
#include "practice/http/httpcontext.h"
#include "practice/http/httptarget.h"

namespace storedesk::practice {

// A head that calls this computer by another name, that cannot be trusted to say where the request
// ends, or that is too long: 400, 403, 414, 431.
[[nodiscard]] std::optional<Answer> headProblem(const HttpConnection &connection,
                                                const HttpTarget &target, QByteArrayView version);

// The checks that need no body, in their order: path 404, method 405, key 401, scope 403, rate 429,
// type 415. A request with a good key is counted here.
[[nodiscard]] std::optional<Answer> refusalOf(HttpContext &context, const HttpTarget &target,
                                              const HttpConnection &connection);

// How much of a body is taken in before the answer is 413.
[[nodiscard]] qint64 bodyLimit(const ServiceOptions &options, const HttpTarget &target);
[[nodiscard]] std::unique_ptr<Body> bodyFor(const HttpContext &context, const HttpTarget &target,
                                            const HttpConnection &connection);

} // namespace storedesk::practice
