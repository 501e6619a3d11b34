// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importsapi.h"

#include "api/pages.h"
#include "api/session.h"

namespace storedesk::api {

using enum catalogue::OperationId;

ImportsApi::ImportsApi(Session &session)
    : m_session(session)
{ }

Call *ImportsApi::list(QObject *owner, const QUrlQuery &query, Priority priority)
{
    return m_session.read({.operation = ListImports, .query = query, .priority = priority}, owner);
}

Pages *ImportsApi::all(QObject *owner, Priority priority)
{
    return new Pages(m_session.client(), {.operation = ListImports, .priority = priority}, owner);
}

Call *ImportsApi::create(const ImportForm &form, Priority priority)
{
    return m_session.write({.operation = CreateImport, .body = form, .priority = priority});
}

Call *ImportsApi::get(const QString &id, QObject *owner, Priority priority)
{
    return m_session.read({.operation = GetImport, .values = {id}, .priority = priority}, owner);
}

Call *ImportsApi::remove(const QString &id, Priority priority)
{
    return m_session.write({.operation = DeleteImport, .values = {id}, .priority = priority});
}

} // namespace storedesk::api
