// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "http/outcome.h"
#include "http/request.h"

#include <QHash>

namespace storedesk::api {

// The requests that must not be sent until the user intervenes: all of them after a key or a
// certificate was refused, or those that need a scope the key does not have.
class BlockedRequests final
{
public:
    void stopAll(const http::Error &error) { m_all = error; }
    void stopScope(const QString &scope, const http::Error &error)
    {
        m_scopes.insert(scope, error);
    }
    void clear();

    // Returns null if the request may be sent.
    [[nodiscard]] const http::Error *errorFor(const http::Request &request) const;

private:
    std::optional<http::Error> m_all;
    QHash<QString, http::Error> m_scopes;
};

} // namespace storedesk::api
