// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "connection.h"

#include "http/requestpolicy.h"

#include <QCoreApplication>
#include <QHostAddress>

#include <algorithm>
#include <optional>

namespace storedesk::http {

using namespace Qt::StringLiterals;

namespace {
struct ConnectionWords
{
    Q_DECLARE_TR_FUNCTIONS(Connection)
};
} // namespace

// Removes spaces, line ends and quotes around a key copied from an email or a script.
static QByteArray cleaned(QByteArray text)
{
    text = text.trimmed();
    while (text.size() >= 2 && (text.front() == '"' || text.front() == '\'')
           && text.back() == text.front())
        text = text.sliced(1, text.size() - 2).trimmed();
    return text;
}

// Prevents header injection, because a line break would start a second header.
static bool isPrintable(const QByteArray &text)
{
    return std::ranges::all_of(text, [](char c) { return c > ' ' && c < '\x7f'; });
}

static QByteArray withoutScheme(const QByteArray &key, const QByteArray &scheme)
{
    if (scheme.isEmpty() || key.size() <= scheme.size() || key.at(scheme.size()) != ' ')
        return key;
    return key.first(scheme.size()).compare(scheme, Qt::CaseInsensitive) == 0
        ? cleaned(key.sliced(scheme.size()))
        : key;
}

static std::optional<base::Problem> faultOf(const QUrl &url)
{
    if (!url.isValid() || url.host().isEmpty())
        return base::Problem{
            ConnectionWords::tr("The address of the service is not a web address."),
            ConnectionWords::tr("It needs a scheme and a host, for example https://host."),
            ConnectionWords::tr("Copy the address again from the service's documentation.")};
    const bool secure = url.scheme() == "https"_L1;
    if (!secure && !(url.scheme() == "http"_L1 && isLoopback(url)))
        return base::Problem{
            ConnectionWords::tr("The address of the service must begin with https."),
            ConnectionWords::tr("Without encryption, anyone on the network could read the key."),
            ConnectionWords::tr("Change the start of the address to https.")};
    if (!url.userInfo().isEmpty())
        return base::Problem{
            ConnectionWords::tr("The address of the service contains a user name or password."),
            ConnectionWords::tr("The service identifies you by the API key only."),
            ConnectionWords::tr("Remove everything between the two slashes and the @.")};
    if (url.hasQuery() || url.hasFragment())
        return base::Problem{
            ConnectionWords::tr("The address of the service has extra parts after the path."),
            ConnectionWords::tr("It contains a question mark or a hash sign."),
            ConnectionWords::tr("Remove everything from that character on.")};
    return std::nullopt;
}

bool isLoopback(const QUrl &url)
{
    if (url.host() == "localhost"_L1)
        return true;
    const QHostAddress address(url.host());
    return !address.isNull() && address.isLoopback();
}

base::Result<Connection> checkedConnection(Connection connection)
{
    if (const auto fault = faultOf(connection.baseUrl))
        return tl::unexpected(*fault);
    // Remove trailing slashes, because the paths of operations begin with a slash.
    auto path = connection.baseUrl.path(QUrl::FullyEncoded);
    while (path.endsWith(u'/'))
        path.chop(1);
    connection.baseUrl.setPath(path, QUrl::StrictMode);

    connection.key = withoutScheme(cleaned(connection.key), connection.scheme);
    if (connection.key.isEmpty() || !isPrintable(connection.key))
        return tl::unexpected(base::Problem{
            ConnectionWords::tr("The key cannot be used."),
            ConnectionWords::tr(
                "It is empty, or contains spaces or characters that aren't allowed in a key."),
            ConnectionWords::tr("Copy the key again, from its first to its last character.")});
    if (connection.headerName.isEmpty() || !isPrintable(connection.headerName)
        || !isPrintable(connection.scheme))
        return tl::unexpected(base::Problem{
            ConnectionWords::tr("The header name for the API key can't be used."),
            ConnectionWords::tr("It is empty, or contains spaces or characters that aren't allowed "
                                "in a header name."),
            ConnectionWords::tr(
                "Leave it as it was unless the service's documentation says otherwise.")});
    connection.requestsPerMinute = std::max(0, connection.requestsPerMinute);
    connection.inFlight = std::clamp(connection.inFlight, 1, requestPolicy.inFlightMost);
    return connection;
}

} // namespace storedesk::http
