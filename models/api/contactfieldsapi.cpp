// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "contactfieldsapi.h"

#include "api/pages.h"
#include "api/session.h"

namespace storedesk::api {

using enum catalogue::OperationId;

ContactFieldsApi::ContactFieldsApi(Session &session)
    : m_session(session)
{ }

Call *ContactFieldsApi::list(QObject *owner, const QUrlQuery &query, Priority priority)
{
    return m_session.read({.operation = ListContactFields, .query = query, .priority = priority},
                          owner);
}

Pages *ContactFieldsApi::all(QObject *owner, Priority priority)
{
    return new Pages(m_session.client(), {.operation = ListContactFields, .priority = priority},
                     owner);
}

Call *ContactFieldsApi::create(const QJsonObject &field, Priority priority)
{
    return m_session.write({.operation = CreateContactField, .body = field, .priority = priority});
}

Call *ContactFieldsApi::get(const QString &id, QObject *owner, Priority priority)
{
    return m_session.read({.operation = GetContactField, .values = {id}, .priority = priority},
                          owner);
}

Call *ContactFieldsApi::remove(const QString &id, Priority priority)
{
    return m_session.write({.operation = DeleteContactField, .values = {id}, .priority = priority});
}

} // namespace storedesk::api
