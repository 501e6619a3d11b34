// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "blockedrequests.h"

namespace storedesk::api {

void BlockedRequests::clear()
{
    m_all.reset();
    m_scopes.clear();
}

const http::Error *BlockedRequests::errorFor(const http::Request &request) const
{
    if (m_all)
        return &*m_all;
    if (m_scopes.isEmpty())
        return nullptr;
    const auto found = m_scopes.constFind(scopeOf(http::operationOf(request)));
    return found == m_scopes.constEnd() ? nullptr : &*found;
}

} // namespace storedesk::api
