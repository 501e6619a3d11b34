// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "contactsapi.h"

#include "api/session.h"

namespace storedesk::api {

using enum catalogue::OperationId;

ContactsApi::ContactsApi(Session &session)
    : m_session(session)
{ }

Call *ContactsApi::get(const QString &email, QObject *owner, Priority priority)
{
    return m_session.read({.operation = GetContact, .values = {email}, .priority = priority},
                          owner);
}

Call *ContactsApi::remove(const QString &email, Priority priority)
{
    return m_session.write({.operation = DeleteContact, .values = {email}, .priority = priority});
}

Call *ContactsApi::patch(const QString &email, const QJsonObject &changes, Priority priority)
{
    return m_session.write(
        {.operation = PatchContact, .values = {email}, .body = changes, .priority = priority});
}

Call *ContactsApi::getByEmail(const QString &email, QObject *owner, Priority priority)
{
    return m_session.read({.operation = GetContactByEmail, .values = {email}, .priority = priority},
                          owner);
}

Call *ContactsApi::removeByEmail(const QString &email, Priority priority)
{
    return m_session.write(
        {.operation = DeleteContactByEmail, .values = {email}, .priority = priority});
}

Call *ContactsApi::patchByEmail(const QString &email, const QJsonObject &changes, Priority priority)
{
    return m_session.write({.operation = PatchContactByEmail,
                            .values = {email},
                            .body = changes,
                            .priority = priority});
}

Call *ContactsApi::getByExternalId(const QString &externalId, QObject *owner, Priority priority)
{
    return m_session.read(
        {.operation = GetContactByExternalId, .values = {externalId}, .priority = priority}, owner);
}

Call *ContactsApi::removeByExternalId(const QString &externalId, Priority priority)
{
    return m_session.write(
        {.operation = DeleteContactByExternalId, .values = {externalId}, .priority = priority});
}

Call *ContactsApi::patchByExternalId(const QString &externalId, const QJsonObject &changes,
                                     Priority priority)
{
    return m_session.write({.operation = PatchContactByExternalId,
                            .values = {externalId},
                            .body = changes,
                            .priority = priority});
}

} // namespace storedesk::api
