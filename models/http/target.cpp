// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "target.h"

#include "catalogue/path.h"

#include <QCoreApplication>

namespace storedesk::http {

using namespace Qt::StringLiterals;

// QUrlQuery does not encode a plus sign, which services decode as a space.
static QByteArray encodedQueryOf(const QUrlQuery &query)
{
    QByteArray text;
    for (const auto &[name, value] : query.queryItems(QUrl::FullyDecoded))
        text += (text.isEmpty() ? '?' : '&') + QUrl::toPercentEncoding(name) + '='
            + QUrl::toPercentEncoding(value);
    return text;
}

static int portOf(const QUrl &url)
{
    return url.port(url.scheme() == "https"_L1 ? 443 : 80);
}

bool isSameOrigin(const QUrl &one, const QUrl &other)
{
    return one.scheme() == other.scheme() && one.host() == other.host()
        && portOf(one) == portOf(other) && one.userInfo() == other.userInfo();
}

static QByteArray baseOf(const Connection &connection)
{
    return connection.baseUrl.toEncoded(QUrl::StripTrailingSlash | QUrl::RemoveQuery
                                        | QUrl::RemoveFragment | QUrl::RemoveUserInfo);
}

base::Result<QByteArray> targetOf(const Connection &connection, const Request &request)
{
    const auto address = addressOf(connection, request);
    if (!address)
        return tl::unexpected(address.error());
    const auto whole = address->toEncoded(QUrl::RemoveFragment);
    const auto base = baseOf(connection);
    return whole.startsWith(base + '/') ? whole.sliced(base.size()) : whole;
}

base::Result<QUrl> addressOf(const Connection &connection, const Request &request)
{
    if (!request.address.isEmpty()) {
        const bool list = operationOf(request).answer == catalogue::ResponseShape::Page;
        if (list && isSameOrigin(request.address, connection.baseUrl))
            return request.address;
        return tl::unexpected(base::Problem{
            .what =
                QCoreApplication::translate("Target", "The next page points to another service."),
            .why =
                QCoreApplication::translate("Target", "The key is sent only to its own service."),
        });
    }
    const auto path = catalogue::buildPath(operationOf(request), request.values);
    if (!path)
        return tl::unexpected(path.error());
    return QUrl::fromEncoded(baseOf(connection) + *path + encodedQueryOf(request.query),
                             QUrl::StrictMode);
}

} // namespace storedesk::http
