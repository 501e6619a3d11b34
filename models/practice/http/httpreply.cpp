// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "httpreply.h"

#include <QLocale>

#include <algorithm>

namespace storedesk::practice {

using namespace Qt::StringLiterals;

QByteArray httpDate(const QDateTime &time)
{
    return QLocale::c().toString(time.toUTC(), u"ddd, dd MMM yyyy hh:mm:ss 'GMT'"_s).toLatin1();
}

void setHeader(ResponseDelivery &delivery, const QByteArray &name, const QByteArray &value)
{
    const auto found = std::ranges::find_if(
        delivery.headers, [&name](const auto &header) { return header.first == name; });
    if (found == delivery.headers.end())
        delivery.headers.append({name, value});
    else
        found->second = value;
}

ResponseDelivery deliveryOf(const HttpContext &context, const PracticeResponse &answer)
{
    ResponseDelivery delivery{
        .status = answer.status, .headers = answer.headers, .body = answer.body};
    setHeader(delivery, "Date", httpDate(context.clock.now()));
    if (!answer.contentType.isEmpty() && !answer.body.isEmpty())
        setHeader(delivery, "Content-Type", answer.contentType);
    return delivery;
}

ResponseDelivery deliveryWithRate(HttpContext &context, const PracticeResponse &answer)
{
    auto delivery = deliveryOf(context, answer);
    delivery.headers += context.rate.headers();
    return delivery;
}

QByteArray bytesOf(const ResponseDelivery &delivery)
{
    auto bytes = "HTTP/1.1 " + QByteArray::number(delivery.status) + ' '
        + MHD_get_reason_phrase_for(unsigned(delivery.status)) + "\r\n";
    for (const auto &[name, value] : delivery.headers)
        bytes += name + ": " + value + "\r\n";
    bytes += "Connection: close\r\n";
    if (delivery.status != 204)
        bytes += "Content-Length: " + QByteArray::number(delivery.body.size()) + "\r\n";
    return bytes + "\r\n" + delivery.body;
}

} // namespace storedesk::practice
