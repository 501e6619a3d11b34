// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "customintegrationsapi.h"

#include "api/pages.h"
#include "api/session.h"

namespace storedesk::api {

using enum catalogue::OperationId;

CustomIntegrationsApi::CustomIntegrationsApi(Session &session)
    : m_session(session)
{ }

Call *CustomIntegrationsApi::list(QObject *owner, const QUrlQuery &query, Priority priority)
{
    return m_session.read(
        {.operation = ListCustomIntegrations, .query = query, .priority = priority}, owner);
}

Pages *CustomIntegrationsApi::all(QObject *owner, Priority priority)
{
    return new Pages(m_session.client(),
                     {.operation = ListCustomIntegrations, .priority = priority}, owner);
}

Call *CustomIntegrationsApi::create(const QJsonObject &integration, Priority priority)
{
    return m_session.write(
        {.operation = CreateCustomIntegration, .body = integration, .priority = priority});
}

Call *CustomIntegrationsApi::get(const QString &id, QObject *owner, Priority priority)
{
    return m_session.read({.operation = GetCustomIntegration, .values = {id}, .priority = priority},
                          owner);
}

Call *CustomIntegrationsApi::patch(const QString &id, const QJsonObject &changes, Priority priority)
{
    return m_session.write({.operation = PatchCustomIntegration,
                            .values = {id},
                            .body = changes,
                            .priority = priority});
}

Call *CustomIntegrationsApi::remove(const QString &id, Priority priority)
{
    return m_session.write(
        {.operation = DeleteCustomIntegration, .values = {id}, .priority = priority});
}

} // namespace storedesk::api
