// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/outcome.h"
#include "api/request.h"

#include <QHash>

namespace storedesk::api {

// What must not be sent until somebody has seen to it: everything, after a key or a certificate was
// refused, or what needs a scope that the key does not have.
class BlockedRequests final
{
public:
    void stopAll(const Error &error) { m_all = error; }
    void stopScope(const QString &scope, const Error &error) { m_scopes.insert(scope, error); }
    void clear();

    // Null: it may be sent.
    [[nodiscard]] const Error *errorFor(const Request &request) const;

private:
    std::optional<Error> m_all;
    QHash<QString, Error> m_scopes;
};

} // namespace storedesk::api
