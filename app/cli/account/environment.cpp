// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/account/environment.h"

#include <QCoreApplication>

#include <cstdlib>
#include <cstring>

namespace storedesk::cli {

using namespace Qt::StringLiterals;

QByteArray takeKey()
{
    static constexpr auto name = "STOREDESK_API_KEY";
    char *value = std::getenv(name); // NOLINT(concurrency-mt-unsafe): before any thread
    if (!value)
        return {};
    const QByteArray copy(value);
    // unsetenv() alone leaves the text in memory.
    std::memset(value, 0, std::strlen(value));
    qunsetenv(name);
    return copy;
}

base::Result<http::Connection> connectionFromEnvironment(const QByteArray &key)
{
    const auto url = qEnvironmentVariable("STOREDESK_URL");
    if (url.isEmpty() || key.isEmpty()) {
        return tl::unexpected(base::Problem{
            .what = QCoreApplication::translate("Commands", "No service is configured."),
            .why = QCoreApplication::translate(
                "Commands", "Both STOREDESK_URL and STOREDESK_API_KEY must be set."),
            .next = QCoreApplication::translate("Commands",
                                                "Set both in the environment; “storedesk-cli "
                                                "serve” prints a pair for the practice service.")});
    }
    return http::checkedConnection({.baseUrl = QUrl(url, QUrl::StrictMode), .key = key});
}

} // namespace storedesk::cli
