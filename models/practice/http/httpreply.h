// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/http/httpconnection.h"
#include "practice/http/httpcontext.h"
#include "practice/http/httptarget.h"

namespace storedesk::practice {

// Formats a date for a header.
[[nodiscard]] QByteArray httpDate(const QDateTime &time);

void setHeader(Delivery &delivery, const QByteArray &name, const QByteArray &value);

// Returns a response with the common headers.
[[nodiscard]] Delivery deliveryOf(const HttpContext &context, const Answer &answer);
// Also adds the rate headers.
[[nodiscard]] Delivery deliveryWithRate(HttpContext &context, const Answer &answer);
// Serialises a complete response that the library cannot send; closes the connection.
[[nodiscard]] QByteArray bytesOf(const Delivery &delivery);

// Handles the file route: the file, the requested range, 403, 404, 405 or 416.
[[nodiscard]] Delivery fileDelivery(const HttpContext &context, const HttpTarget &target,
                                    const QByteArray &method, const HttpConnection &connection,
                                    const std::optional<FaultRule> &fault);
// Returns the response for an expired address.
[[nodiscard]] Answer expiredFile();

} // namespace storedesk::practice
