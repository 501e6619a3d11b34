// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "workflowsapi.h"

#include "api/pages.h"
#include "api/session.h"

namespace storedesk::api {

using enum catalogue::OperationId;

WorkflowsApi::WorkflowsApi(Session &session)
    : m_session(session)
{ }

Call *WorkflowsApi::list(QObject *owner, const QUrlQuery &query, Priority priority)
{
    return m_session.read({.operation = ListWorkflows, .query = query, .priority = priority},
                          owner);
}

Pages *WorkflowsApi::all(QObject *owner, Priority priority)
{
    return new Pages(m_session.client(), {.operation = ListWorkflows, .priority = priority}, owner);
}

Call *WorkflowsApi::get(const QString &id, QObject *owner, Priority priority)
{
    return m_session.read({.operation = GetWorkflow, .values = {id}, .priority = priority}, owner);
}

} // namespace storedesk::api
