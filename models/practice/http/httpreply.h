// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/http/httpconnection.h"
#include "practice/http/httpcontext.h"
#include "practice/http/httptarget.h"

namespace storedesk::practice {

// The form of a date in headers.
[[nodiscard]] QByteArray httpDate(const QDateTime &time);

void setHeader(Delivery &delivery, const QByteArray &name, const QByteArray &value);

// An answer with the headers that stand on all of them.
[[nodiscard]] Delivery deliveryOf(const HttpContext &context, const Answer &answer);
// The same with what is left of the minute's requests.
[[nodiscard]] Delivery deliveryWithRate(HttpContext &context, const Answer &answer);
// A whole answer as bytes, for when the library cannot send it; ends the connection.
[[nodiscard]] QByteArray bytesOf(const Delivery &delivery);

// The file route: the file, the range asked for, 403, 404, 405 or 416.
[[nodiscard]] Delivery fileDelivery(const HttpContext &context, const HttpTarget &target,
                                    const QByteArray &method, const HttpConnection &connection,
                                    const std::optional<FaultRule> &fault);
// As for an address that has expired.
[[nodiscard]] Answer expiredFile();

} // namespace storedesk::practice
