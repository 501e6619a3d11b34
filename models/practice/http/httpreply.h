// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/http/httpconnection.h"
#include "practice/http/httpcontext.h"
#include "practice/http/httptarget.h"

namespace storedesk::practice {

// Formats a date for a header.
[[nodiscard]] QByteArray httpDate(const QDateTime &time);

void setHeader(ResponseDelivery &delivery, const QByteArray &name, const QByteArray &value);

// Returns a response with the common headers.
[[nodiscard]] ResponseDelivery deliveryOf(const HttpContext &context,
                                          const PracticeResponse &answer);
// Returns a response with the common headers and the rate headers.
[[nodiscard]] ResponseDelivery deliveryWithRate(HttpContext &context,
                                                const PracticeResponse &answer);
// Serialises a complete response that libmicrohttpd cannot send. The connection is closed
// afterwards.
[[nodiscard]] QByteArray bytesOf(const ResponseDelivery &delivery);

// Handles the file route. Returns the file, the requested range, or a 403, 404, 405 or 416.
[[nodiscard]] ResponseDelivery fileDelivery(const HttpContext &context, const HttpTarget &target,
                                            const QByteArray &method,
                                            const HttpConnection &connection,
                                            const std::optional<FaultRule> &fault);
// Returns the response for an expired address.
[[nodiscard]] PracticeResponse expiredFile();

} // namespace storedesk::practice
