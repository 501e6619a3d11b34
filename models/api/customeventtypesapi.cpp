// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "customeventtypesapi.h"

#include "api/pages.h"
#include "api/session.h"

namespace storedesk::api {

using enum catalogue::OperationId;

CustomEventTypesApi::CustomEventTypesApi(Session &session)
    : m_session(session)
{ }

Call *CustomEventTypesApi::list(const QString &integrationId, QObject *owner,
                                const QUrlQuery &query, Priority priority)
{
    return m_session.read({.operation = ListCustomEventTypes,
                           .values = {integrationId},
                           .query = query,
                           .priority = priority},
                          owner);
}

Pages *CustomEventTypesApi::all(const QString &integrationId, QObject *owner, Priority priority)
{
    return new Pages(
        m_session.client(),
        {.operation = ListCustomEventTypes, .values = {integrationId}, .priority = priority},
        owner);
}

Call *CustomEventTypesApi::create(const QString &integrationId, const QJsonObject &eventType,
                                  Priority priority)
{
    return m_session.write({.operation = CreateCustomEventType,
                            .values = {integrationId},
                            .body = eventType,
                            .priority = priority});
}

Call *CustomEventTypesApi::get(const QString &integrationId, const QString &eventTypeId,
                               QObject *owner, Priority priority)
{
    return m_session.read({.operation = GetCustomEventType,
                           .values = {integrationId, eventTypeId},
                           .priority = priority},
                          owner);
}

Call *CustomEventTypesApi::remove(const QString &integrationId, const QString &eventTypeId,
                                  Priority priority)
{
    return m_session.write({.operation = DeleteCustomEventType,
                            .values = {integrationId, eventTypeId},
                            .priority = priority});
}

} // namespace storedesk::api
