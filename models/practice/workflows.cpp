// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/workflows.h"

#include "practice/problem.h"
#include "practice/requests.h"

namespace storedesk::practice {

Workflows::Workflows(const Shop &shop)
    : m_shop(shop)
{ }

Answer Workflows::list(const Request &request)
{
    return pageOf(request, m_shop.paging, [this](qint64 offset, int limit) {
        return m_shop.store.list(Kind::Workflow, offset, limit);
    });
}

Answer Workflows::get(const Request &request)
{
    const auto workflow = recordOf(m_shop.store, Kind::Workflow, request);
    if (!workflow)
        return workflow.error();
    return answerOf(200, workflow->body);
}

Answer Workflows::store(const Request &)
{
    return answerOf(200, m_shop.store.list(Kind::Store, 0, 1).first().toObject());
}

} // namespace storedesk::practice
